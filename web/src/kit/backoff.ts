const FIRST = 400
const MOST = 15_000

/** How long to wait before the nth try: doubling, at most 15 s, with jitter so that a room does not return at once. */
export function backoff(tries: number, random: () => number = Math.random): number {
  const most = Math.min(MOST, FIRST * 2 ** Math.min(tries, 10))
  return Math.round(most / 2 + (random() * most) / 2)
}
