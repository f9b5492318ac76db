import type { Say } from '../../kit/texts.svelte'
import type { Ubongo } from '../../wire.gen'
import { ASIDE, GIVE_UP, RACES } from './contract.gen'

export type Shown = Ubongo.Shown

/** Whether players go on at their own pace: against time, or for a number of missions. */
export const isRace = (options: Pick<Ubongo.Options, 'mode'>): boolean => (RACES as readonly string[]).includes(options.mode)

/** What the screen shows of the match. */
export type Scene = 'lead' | 'covering' | 'review' | 'end'
export function sceneOf(shown: Shown): Scene {
  if (shown.phase === 'over' && isRace(shown.options)) return 'end'
  if ((shown.phase === 'review' || shown.phase === 'over') && shown.last !== null) return 'review'
  if (shown.boards.length > 0) return 'lead'
  if (shown.phase === 'covering' || shown.phase === 'gems' || shown.phase === 'over') return 'covering'
  // between two missions of a race, or while boards are dealt
  return shown.tasks.some((task) => task !== null) ? 'covering' : 'lead'
}

/** The number of missions that a seat has passed in a race. */
export const missionOf = (shown: Shown, seat: number): number => (shown.solved[seat] ?? 0) + (shown.aside[seat] ?? 0)

/** The time that each mission of a run took, in milliseconds. */
export const splits = (run: readonly Pick<Ubongo.Passed, 'at'>[]): number[] => run.map(({ at }, number) => at - (run[number - 1]?.at ?? 0))

/** Whether a seat has nothing more to do in this round. */
export const isOut = (shown: Shown, seat: number): boolean => shown.done.includes(seat) || shown.gave_up.includes(seat)

/** One gem that changes hands at the end of a round, and where it came from. */
export interface Gift {
  readonly seat: number
  readonly gem: Ubongo.GemWon['gem']
  readonly source: 'track' | 'bag'
}
/** The gems of a round in the order in which they were won. */
export function giftsOf(round: Ubongo.Round): Gift[] {
  return round.wins.flatMap(({ seat, track, bag }): Gift[] => [
    ...(track === null ? [] : [{ seat, gem: track, source: 'track' } as const]),
    ...(bag === null ? [] : [{ seat, gem: bag, source: 'bag' } as const]),
  ])
}

/** How a player leaves a mission: by giving up or laying it aside. */
export interface Leave {
  readonly action: number
  readonly words: string
  /** The question beforehand, since this cannot be undone. */
  readonly sure: string
}

export function leaveOf(options: Pick<Ubongo.Options, 'mode'>, say: Say): Leave {
  return isRace(options) ? { action: ASIDE, words: say('aside'), sure: say('aside-sure') } : { action: GIVE_UP, words: say('give-up'), sure: say('give-up-sure') }
}
