import type { GameInfo } from '../kit/api'
import { say } from '../kit/texts.svelte'

/** The number of players in words. */
export const seatsOf = ([fewest, most]: readonly [number, number]): string =>
  say(fewest === most ? 'games-seats-exactly' : 'games-seats', { fewest, most })

/** The fewest and the most players with these options: modes may differ. */
export function seatsFor(game: GameInfo, options: Readonly<Record<string, unknown>>): readonly [number, number] {
  const mode = options['mode'] ?? game.options['mode']?.default
  return game.seats_by_mode[String(mode)] ?? game.seats
}
