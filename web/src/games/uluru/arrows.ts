import { PLACES, SPOTS } from './pieces'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The next place in the direction of an arrow key; the same one where there is none, null for other keys. */
export function towards(place: number, key: string): number | null {
  const way = WAYS[key]
  const from = SPOTS[place]
  if (way === undefined || from === undefined) return null
  let best = place
  let least = Infinity
  for (const other of PLACES) {
    const spot = SPOTS[other]
    if (spot === undefined || other === place) continue
    const [dx, dy] = [spot[0] - from[0], spot[1] - from[1]]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const cost = along + 2 * aside
    if (along > 2 && aside <= along * 3 && cost < least) {
      best = other
      least = cost
    }
  }
  return best
}
