import { say } from '../kit/texts.svelte'

/** For how many players a game is, in words. */
export const seatsOf = ([fewest, most]: readonly [number, number]): string =>
  say(fewest === most ? 'games-seats-exactly' : 'games-seats', { fewest, most })
