/** The screen position of every bird in a part of the page. */
export type Perched = ReadonlyMap<string, DOMRect>

const FLIGHT: KeyframeAnimationOptions = { duration: 220, easing: 'cubic-bezier(.2, .8, .3, 1.12)' }

export function perched(root: HTMLElement): Perched {
  const found = root.querySelectorAll<HTMLElement>('[data-bird]')
  return new Map([...found].map((bird) => [bird.dataset['bird'] ?? '', bird.getBoundingClientRect()]))
}

/** Animate birds from their old to their new position; only transforms change. */
export function fly(root: HTMLElement, before: Perched): void {
  for (const bird of root.querySelectorAll<HTMLElement>('[data-bird]')) {
    const from = before.get(bird.dataset['bird'] ?? '')
    const to = bird.getBoundingClientRect()
    if (from === undefined || to.width === 0) continue
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
    if (Math.hypot(dx, dy) < 4) continue
    const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`
    bird.animate([{ transform: start, zIndex: 5 }, { transform: 'none', zIndex: 5 }], FLIGHT)
  }
}
