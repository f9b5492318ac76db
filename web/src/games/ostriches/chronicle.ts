import { recallHere, rememberHere } from '../../kit/memory'
import type { Ostriches } from '../../wire.gen'
import type { Quarter, Square } from './pieces'

type Happened = Ostriches.AnyEvent

const ON_THE_BOARD: ReadonlySet<Happened['type']> = new Set(['Placed', 'Moved', 'TurnedUp', 'BushMoved', 'Swapped', 'Looked', 'Exchanged', 'Passed', 'Rotated'])
const LAST: ReadonlySet<Happened['type']> = new Set(['Placed', 'Rotated', 'MatchOver'])

interface Kept {
  readonly turn: readonly Happened[]
  readonly steps: number
  readonly over: boolean
}
/** Where a turn is kept for a page that is loaded anew. */
interface Keep {
  readonly recall: () => Kept | null
  readonly remember: (kept: Kept) => void
}

/** What everybody saw of the latest turn, also when it came bit by bit. */
export class Chronicle {
  turn: readonly Happened[] = []
  #at = 0
  #over = true
  #steps: number | null = null
  readonly #keep: Keep | null

  /** `keep`: where a turn outlives a page that is loaded anew. */
  constructor(keep: Keep | null = null) {
    this.#keep = keep
    const kept = keep?.recall() ?? null
    if (kept !== null) [this.turn, this.#steps, this.#over] = [kept.turn, kept.steps, kept.over]
  }

  /** Hear what a frame tells; `at` grows from frame to frame, `steps` counts the decisions. Whether it is news. */
  hear(events: readonly Happened[], at: number, steps: number): boolean {
    if (at === this.#at) return false
    if (at < this.#at) this.#over = true
    this.#at = at
    const seen = events.filter((event) => ON_THE_BOARD.has(event.type))
    if (seen.length > 0 || events.some((event) => event.type === 'Starter')) {
      this.turn = this.#over ? seen : [...this.turn, ...seen]
      this.#over = false
    }
    if (events.some((event) => LAST.has(event.type))) this.#over = true
    this.#steps = steps
    this.#keep?.remember({ turn: this.turn, steps, over: this.#over })
    return true
  }

  /** Whether this turn led to a board like that: not after something was missed. */
  fits(view: Ostriches.View): boolean {
    const [first] = this.turn
    if (first === undefined || this.#steps !== view.table.steps) return false
    if (first.type === 'Placed') return view.ostriches.some((one) => one.at === first.at)
    return first.type === 'Rotated' ? view.table.moved === null : first.type === 'Moved' && this.#now(first.target) === view.table.moved
  }

  /** From where the last ostrich leapt; that square may have turned since. */
  get trail(): Square | null {
    const [first] = this.turn
    return first?.type === 'Moved' ? this.#now(first.start) : null
  }

  /** Which tile was turned, and which way. */
  get turned(): Quarter | null {
    const last = this.turn.findLast((event) => event.type === 'Rotated')
    return last?.type === 'Rotated' ? (last.turn as Quarter) : null
  }

  #now(at: Square): Square {
    return this.turn.reduce((where, event) => ('goes' in event ? (event.goes[where] ?? where) : where), at)
  }
}

/** One device shows one match; what it has seen outlives a cover between two turns. */
export const chronicle = new Chronicle({
  recall: () => {
    try {
      return JSON.parse(recallHere('ostriches.last-turn') ?? 'null') as Kept | null
    } catch {
      return null
    }
  },
  remember: (kept) => rememberHere('ostriches.last-turn', JSON.stringify(kept)),
})
