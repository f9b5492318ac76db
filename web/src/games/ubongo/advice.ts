import type { Say } from '../../kit/texts.svelte'
import type { Lay, Name, Task } from './pieces'
import { pieceName } from './words'

/** Take these back, then lay this one. */
export interface Advice {
  readonly back: readonly Name[]
  readonly lay: Lay | null
}

/** How a mission goes: one covering, and how many there are. */
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
