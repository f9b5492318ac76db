import type { Lay, Name, SymbolName, Task } from '../pieces'
import found from './mission.json'

// A board of the standard book; a test checks it against the book and the solver.

export const sets = found.sets as Readonly<Record<SymbolName, readonly Name[]>>
export const covering = found.covering as readonly Lay[]
export const task: Task = {
  board: found.board,
  side: found.side as Task['side'],
  symbol: 'hand',
  shape: found.shape,
  pieces: sets.hand,
  difficulty: found.difficulty,
}
