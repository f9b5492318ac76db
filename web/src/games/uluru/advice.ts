import type { Say } from '../../kit/texts.svelte'
import type { Bird, Board } from './pieces'
import { birdName } from './words'

/** Help for a player: the cards that are not met now, and one move that saves stones. */
export interface Advice {
  readonly unmet: readonly (readonly [Bird, number])[]
  readonly move: HintedMove | null
}

export interface HintedMove {
  readonly land: { readonly bird: Bird; readonly place: number }
  readonly swaps: Bird | null
  readonly gain: number
}

/** What the cards of one row allowed. */
export interface Possible {
  readonly row: 'light' | 'dark'
  readonly stones: number
  readonly optima: number
  readonly placement: Board
  readonly clash: readonly (readonly [Bird, number])[]
  readonly difficulty: number
}

export interface PossibleRound {
  readonly rows: readonly Possible[]
  /** The seats whose boards nobody could have bettered. */
  readonly perfect: readonly number[]
}

/** A hint in words: unhappy birds, and a move that helps. */
export function hintWords(say: Say, advice: Advice): string {
  const birds = [...new Set(advice.unmet.map(([bird]) => birdName(say, bird)))]
  const sad = birds.length === 0 ? say('hint-nobody') : say('hint-unhappy', { birds: birds.join(', ') })
  if (advice.move === null) return `${sad} ${say('move-none')}`
  const { land, swaps, gain } = advice.move
  const named = swaps === null ? 'none' : birdName(say, swaps)
  return `${sad} ${say('move-best', { name: birdName(say, land.bird), place: String(land.place), swaps: named, gain })}`
}
