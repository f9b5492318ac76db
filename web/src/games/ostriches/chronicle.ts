import type { Ostriches } from '../../wire.gen'
import { exchanged, turned, type Quarter, type Square, type Tile } from './pieces'

type Happened = Ostriches.AnyEvent

const ON_THE_BOARD: ReadonlySet<Happened['type']> = new Set(['Placed', 'Moved', 'TurnedUp', 'BushMoved', 'Swapped', 'Looked', 'Exchanged', 'Passed', 'Rotated'])
const LAST: ReadonlySet<Happened['type']> = new Set(['Placed', 'Rotated', 'MatchOver'])

/** What everybody saw of the latest turn, also when it came bit by bit. */
export class Chronicle {
  turn: readonly Happened[] = []
  #at = 0
  #over = true

  /** Hear what a frame tells; `at` grows from frame to frame. Whether it is news. */
  hear(events: readonly Happened[], at: number): boolean {
    if (at === this.#at) return false
    if (at < this.#at) this.#over = true
    this.#at = at
    const seen = events.filter((event) => ON_THE_BOARD.has(event.type))
    if (seen.length > 0 || events.some((event) => event.type === 'Starter')) {
      this.turn = this.#over ? seen : [...this.turn, ...seen]
      this.#over = false
    }
    if (events.some((event) => LAST.has(event.type))) this.#over = true
    return true
  }

  /** Whether this turn led to a board like that: not after something was missed. */
  fits(view: Ostriches.View): boolean {
    const [first] = this.turn
    if (first === undefined) return false
    if (first.type === 'Placed') return view.ostriches.some((one) => one.at === first.at)
    return first.type === 'Rotated' ? view.table.moved === null : first.type === 'Moved' && this.#now(first.target) === view.table.moved
  }

  /** From where the last ostrich leapt; that square may have turned since. */
  get trail(): Square | null {
    const [first] = this.turn
    return first?.type === 'Moved' ? this.#now(first.start) : null
  }

  #now(at: Square): Square {
    let where = at
    for (const event of this.turn) {
      if (event.type === 'Exchanged') where = exchanged(where, event.tiles.slice(0, 2) as Tile, event.tiles.slice(2) as Tile)
      if (event.type === 'Rotated') where = turned(where, event.turn as Quarter)
    }
    return where
  }
}

/** One device shows one match; what it has seen outlives a cover between two turns. */
export const chronicle = new Chronicle()
