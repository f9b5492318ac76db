/** A snippet of paper: where it starts, when, how it turns, how long it falls. */
export interface Snippet {
  readonly left: number
  readonly delay: number
  readonly falls: number
  readonly turns: number
  readonly drift: number
  readonly paper: number
  readonly shape: number
}

/** Snippets that look thrown, yet are the same every time. */
export function thrown(count: number): Snippet[] {
  let seed = 20_261
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  return Array.from({ length: count }, (_, number) => ({
    left: (100 * (number + next())) / count,
    delay: Math.round(500 * next()),
    falls: Math.round(1_400 + 1_200 * next()),
    turns: Math.round(200 + 500 * next()) * (next() < 0.5 ? -1 : 1),
    drift: Math.round(120 * next() - 60),
    paper: number % 6,
    shape: number % 3,
  }))
}
