/**
 * Svelte action for a part of the game: how much lies above the game in its room, as `--above`. A folded result takes a
 * strip of the room; an unfolded one is read first and scrolled away, and counts for nothing.
 */
export function below(part: HTMLElement): { destroy: () => void } {
  const game = part.parentElement
  const room = game?.parentElement
  if (!game || !room) return { destroy: () => {} }
  const measure = () => {
    const above = game.getBoundingClientRect().top - room.getBoundingClientRect().top + room.scrollTop
    part.style.setProperty('--above', `${above < room.clientHeight / 4 ? Math.max(0, above) : 0}px`)
  }
  const watching = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
  for (const one of room.children) watching?.observe(one)
  measure()
  return { destroy: () => watching?.disconnect() }
}
