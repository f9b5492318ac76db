import type { Best } from '../kit/api'

/** The best results of one game, mode by mode. */
export interface Shelf {
  readonly game: string
  readonly bests: readonly Best[]
}

/** By game, in the order of the shelf. Single deals, of the day or played again, are no modes. */
export function byGame(games: readonly string[], bests: readonly Best[]): Shelf[] {
  return games.map((game) => ({
    game,
    bests: bests
      .filter((best) => best.game === game && best.record.startsWith(`${game}/`))
      .sort((a, b) => a.record.localeCompare(b.record)),
  }))
}
