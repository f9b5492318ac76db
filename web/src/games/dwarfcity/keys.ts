const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Which of these lies nearest in a direction; straight on counts for more than aside. Null: none. */
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

/** An arrow key leads to the next thing that can be done; whether it was one. */
export function arrow(key: string, root: HTMLElement): boolean {
  const way = WAYS[key]
  const offers = [...root.querySelectorAll<HTMLElement>('[data-offer]')]
  if (way === undefined || offers.length === 0) return false
  const now = offers.find((one) => one === document.activeElement)
  const next = now === undefined ? 0 : nearest(middle(now), offers.map(middle), way)
  if (next !== null) offers[next]?.focus()
  return true
}

/** What comes next, in this order: to roll, to let a tower fall, to build, to hand on. */
const NEXT = ['.roll', '[data-tower].tear', '[data-block][data-offer]', '.done', '[data-offer]'] as const

/** Whoever plays by keys goes on to what is next, unless the focus lies on something that can still be done. A tower that would only lose its block is not that. */
export function lead(root: HTMLElement): void {
  const now = document.activeElement
  const astray = now === document.body || now === null || (root.contains(now) && now.matches('[data-block], [data-tower]') && !now.matches('[data-offer]:not([data-back])'))
  if (!astray) return
  for (const wanted of NEXT) {
    const found = root.querySelector<HTMLElement>(wanted)
    if (found !== null) return found.focus()
  }
}

/** Whoever stands before handing on, since nothing is left to build, and takes a block back is led to building again. */
export function turnBack(): void {
  const now = document.activeElement
  if (now instanceof HTMLElement && now.matches('.done')) now.blur()
}
