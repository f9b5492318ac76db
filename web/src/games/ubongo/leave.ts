import type { Say } from '../../kit/texts.svelte'
import type { Ubongo } from '../../wire.gen'
import { ASIDE, GIVE_UP } from './contract.gen'
import { isRace } from './course'

/** How a mission is left: given up or laid aside, which is asked once more. */
export interface Leave {
  readonly action: number
  readonly words: string
  /** Asked before: it cannot be taken back. */
  readonly sure: string
}

export function leaveOf(options: Pick<Ubongo.Options, 'mode'>, say: Say): Leave {
  return isRace(options) ? { action: ASIDE, words: say('aside'), sure: say('aside-sure') } : { action: GIVE_UP, words: say('give-up'), sure: say('give-up-sure') }
}
