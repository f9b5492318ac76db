/** The positions on the screen of every piece in a part of the page. */
export type Places = ReadonlyMap<string, DOMRect>

const SLIDE: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(.2, .8, .3, 1.08)' }

export function placesOf(root: HTMLElement): Places {
  const found = [...root.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => [piece.dataset['piece'] ?? '', piece.getBoundingClientRect()] as const)
  return new Map(found.filter(([, box]) => box.width > 0))
}

/** Slide pieces from their old positions to their new ones. Only transforms change. */
export function slide(root: HTMLElement, before: Places, turned = false): void {
  const way = turned ? -1 : 1
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const from = before.get(piece.dataset['piece'] ?? '')
    const to = piece.getBoundingClientRect()
    if (from === undefined || to.width === 0) continue
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
    if (Math.hypot(dx, dy) < 3) continue
    const size = Math.max(from.width, from.height) / Math.max(to.width, to.height)
    const start = `translate(${way * dx}px, ${way * dy}px) scale(${size})`
    piece.animate([{ transform: start, zIndex: 5 }, { transform: 'none', zIndex: 5 }], SLIDE)
  }
}
