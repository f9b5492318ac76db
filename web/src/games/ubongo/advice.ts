import type { Say } from '../../kit/texts.svelte'
import type { Lay, Name, Task } from './pieces'
import { pieceName } from './words'

/** Pieces to take back, then the next one to lay. */
export interface Advice {
  readonly back: readonly Name[]
  readonly lay: Lay | null
}

/** One covering of a mission, and the number of coverings. */
export interface Way {
  readonly seat: number
  readonly task: Task
  readonly solutions: number
  readonly pieces: readonly Lay[]
}
export interface HowItGoes {
  readonly ways: readonly Way[]
}

export function hintWords(say: Say, { back, lay }: Advice): string {
  if (lay !== null) return say('hint-lay', { piece: lay.piece })
  return say('hint-back', { count: back.length, pieces: back.map((piece) => pieceName(say, piece)).join(', ') })
}
