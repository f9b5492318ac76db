import type { Evening } from '../wire.gen'

/** Wins of everyone who played this evening, most first. */
export function wins(evening: readonly Evening[]): [name: string, wins: number][] {
  const found = new Map<string, number>()
  for (const { names, outcome } of evening) {
    names.forEach((name, seat) => found.set(name, (found.get(name) ?? 0) + (outcome.places[seat] === 1 ? 1 : 0)))
  }
  return [...found].sort((a, b) => b[1] - a[1])
}
