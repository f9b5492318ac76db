import { PLACES, SPOTS } from './pieces'

/** A tie between two places, as drawn on the ground: a branch, a rope round a corner, or a crack across the rock. */
export interface Tie {
  readonly kind: 'branch' | 'rope' | 'crack'
  readonly ends: readonly [number, number]
  /** In the ground's view box of 100 by 108. */
  readonly path: string
}

export const TIES: readonly Tie[] = [
  { kind: 'branch', ends: [1, 2], path: 'M85 46v16' },
  { kind: 'branch', ends: [3, 4], path: 'M58 96H42' },
  { kind: 'branch', ends: [5, 6], path: 'M15 71v-8' },
  { kind: 'branch', ends: [6, 7], path: 'M15 45v-8' },
  { kind: 'rope', ends: [0, 1], path: 'M63.500 12.500Q76 15 83.500 31' },
  { kind: 'rope', ends: [2, 3], path: 'M83.500 77.500Q82 87 75 93' },
  { kind: 'rope', ends: [4, 5], path: 'M24.500 94Q17.500 92.500 15.500 87.500' },
  { kind: 'rope', ends: [7, 0], path: 'M36.500 12.500Q27 14 18.500 21.500' },
  { kind: 'crack', ends: [0, 4], path: 'M48.500 26 36.500 80' },
  { kind: 'crack', ends: [0, 3], path: 'm51.500 26 12 54' },
  { kind: 'crack', ends: [1, 7], path: 'M67.500 41 32 30' },
  { kind: 'crack', ends: [1, 6], path: 'M67.500 44 32 53' },
  { kind: 'crack', ends: [2, 6], path: 'M67.500 65 32 57' },
  { kind: 'crack', ends: [2, 5], path: 'M67.500 68 32 78' },
]

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The next place in the direction of an arrow key: the same place if there is none, null for other keys. */
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
