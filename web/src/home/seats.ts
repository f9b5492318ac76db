import type { GameInfo } from '../kit/api'
import { say } from '../kit/texts.svelte'

/** For how many players a game is, in words. */
export const seatsOf = ([fewest, most]: readonly [number, number]): string =>
  say(fewest === most ? 'games-seats-exactly' : 'games-seats', { fewest, most })

/** The fewest and the most who can play with these options: a mode may need more people than another. */
export function seatsFor(game: GameInfo, options: Readonly<Record<string, unknown>>): readonly [number, number] {
  const mode = options['mode'] ?? game.options['mode']?.default
  return game.seats_by_mode[String(mode)] ?? game.seats
}
