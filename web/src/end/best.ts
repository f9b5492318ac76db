import type { Best, RecordLine } from '../kit/api'

/** How a result stands beside what this device did before in the same mode. */
export interface Beside {
  readonly how: 'first' | 'new' | 'equal' | 'behind'
  /** The best before this match, or the one that stands; none the first time. */
  readonly best: number | null
}

/**
 * What the house has kept says whether this match is the best: which way is better only the game knows.
 * `own` are the best results of this device in this mode, best first; `best` is the one that stands.
 */
export function beside(replay: string, score: number, best: Best | undefined, own: readonly RecordLine[]): Beside | null {
  if (best === undefined) return null
  if (best.replay !== replay) return { how: best.score === score ? 'equal' : 'behind', best: best.score }
  const before = own[1]
  if (before === undefined) return { how: 'first', best: null }
  return { how: before.score === score ? 'equal' : 'new', best: before.score }
}
