const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The index of the spot nearest in a direction; sideways distance counts double. Null: none. */
export function nearest(from: Spot, spots: readonly Spot[], [x, y]: readonly [number, number]): number | null {
  let found: number | null = null
  let least = Infinity
  for (const [number, spot] of spots.entries()) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y]
    const [on, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)]
    const far = on + 2 * aside
    if (on > 1 && far < least) [found, least] = [number, far]
  }
  return found
}

const middle = (element: Element): Spot => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Move the focus to the nearest offer in the direction of an arrow key; whether the key was one. */
export function arrow(key: string, root: HTMLElement): boolean {
  const way = WAYS[key]
  const offers = [...root.querySelectorAll<HTMLElement>('[data-offer]')]
  if (way === undefined || offers.length === 0) return false
  const now = offers.find((one) => one === document.activeElement)
  const next = now === undefined ? 0 : nearest(middle(now), offers.map(middle), way)
  if (next !== null) offers[next]?.focus()
  return true
}

/** What to focus next, in this order: roll, let a tower fall, build, hand on. */
const NEXT = ['.roll', '[data-tower].tear', '[data-block][data-offer]', 'button.done', '[data-offer]'] as const

/** Move the keyboard focus to the next offer, unless it is on one already. A tower whose block could only be taken back does not count. */
export function lead(root: HTMLElement): void {
  const now = document.activeElement
  const astray = now === document.body || now === null || (root.contains(now) && now.matches('[data-block], [data-tower]') && !now.matches('[data-offer]:not([data-back])'))
  if (!astray) return
  for (const wanted of NEXT) {
    const found = root.querySelector<HTMLElement>(wanted)
    if (found !== null) return found.focus()
  }
}

/** Return keyboard focus to building after an undo, if it was on handing on. */
export function turnBack(): void {
  const now = document.activeElement
  if (now instanceof HTMLElement && now.matches('.done')) now.blur()
}
