import type { Evening } from '../wire.gen'

/** Wins of everyone who played this evening, most first, and draws, which nobody has won; who plays alone beats nobody. */
export function wins(evening: readonly Evening[]): [name: string, wins: number, draws: number][] {
  const found = new Map<string, readonly [wins: number, draws: number]>()
  for (const { names, outcome } of evening) {
    if (names.length < 2) continue
    names.forEach((name, seat) => {
      const [won, drawn] = found.get(name) ?? [0, 0]
      const first = outcome.places[seat] === 1
      found.set(name, [won + Number(first && !outcome.drawn), drawn + Number(outcome.drawn)])
    })
  }
  return [...found].map(([name, [won, drawn]]): [string, number, number] => [name, won, drawn]).sort((a, b) => b[1] - a[1] || b[2] - a[2])
}
