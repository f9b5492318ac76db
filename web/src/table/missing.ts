import { refusal, say } from '../kit/texts.svelte'
import type { Refusal } from '../wire.gen'

/** What is missing before the match can begin, in a few words: so many players, or what the rules say. */
export function missing(no: Refusal | null, game: string): string | null {
  if (no === null) return null
  const { fewest, most, given } = no.about
  const least = fewest ?? most
  if (typeof least === 'number' && typeof given === 'number' && given < least) return say('lobby-missing', { count: least - given })
  return refusal(no, game)
}
