import { recallHere, rememberHere } from '../../kit/memory'
import type { Ostriches } from '../../wire.gen'
import type { Quarter, Square } from './pieces'
import type { Seen } from './position'

type Happened = Ostriches.AnyEvent

const ON_THE_BOARD: ReadonlySet<Happened['type']> = new Set(['Placed', 'Moved', 'TurnedUp', 'BushMoved', 'Swapped', 'Looked', 'Exchanged', 'Passed', 'Rotated'])
const LAST: ReadonlySet<Happened['type']> = new Set(['Placed', 'Rotated', 'MatchOver'])

interface Kept {
  readonly turn: readonly Happened[]
  readonly before: Seen | null
  readonly steps: number
  readonly over: boolean
}
/** Storage that survives a reload of the page. */
interface Keep {
  readonly recall: () => Kept | null
  readonly remember: (kept: Kept) => void
}

/** Whether a turn can be shown: an older client kept neither the board before it nor where the squares of its tiles go. */
const whole = ({ turn, before }: Kept): boolean =>
  before !== undefined && turn.every((event) => (event.type !== 'Rotated' && event.type !== 'Exchanged') || Array.isArray(event.goes))

/** The public events of the latest turn, collected from one or several frames. */
export class Chronicle {
  turn: readonly Happened[] = []
  /** The board before this turn, as everyone saw it. */
  before: Seen | null = null
  #at = 0
  #over = true
  #steps: number | null = null
  readonly #keep: Keep | null

  /** `keep`: storage that survives a reload of the page. */
  constructor(keep: Keep | null = null) {
    this.#keep = keep
    const kept = keep?.recall() ?? null
    if (kept !== null && whole(kept)) [this.turn, this.before, this.#steps, this.#over] = [kept.turn, kept.before, kept.steps, kept.over]
  }

  /**
   * Add the events of a frame; `at` grows from frame to frame, `steps` counts the decisions, `before` is the board before this
   * frame. Returns whether the events are new.
   */
  hear(events: readonly Happened[], at: number, steps: number, before: Seen | null = null): boolean {
    if (at === this.#at) return false
    if (at < this.#at) this.#over = true
    this.#at = at
    const seen = events.filter((event) => ON_THE_BOARD.has(event.type))
    if (seen.length > 0 || events.some((event) => event.type === 'Starter')) {
      if (this.#over) this.turn = []
      if (this.turn.length === 0) this.before = before
      this.turn = [...this.turn, ...seen]
      this.#over = false
    }
    if (events.some((event) => LAST.has(event.type))) this.#over = true
    this.#steps = steps
    this.#keep?.remember({ turn: this.turn, before: this.before, steps, over: this.#over })
    return true
  }

  /** Whether this turn led to this view; false when frames were missed. */
  fits(view: Ostriches.View): boolean {
    const [first] = this.turn
    if (first === undefined || this.#steps !== view.table.steps) return false
    if (first.type === 'Placed') return view.ostriches.some((one) => one.at === first.at)
    return first.type === 'Rotated' ? view.table.moved === null : first.type === 'Moved' && this.#now(first.target) === view.table.moved
  }

  /** Where the last ostrich leapt from; that square may have turned since. */
  get trail(): Square | null {
    const [first] = this.turn
    return first?.type === 'Moved' ? this.#now(first.start) : null
  }

  /** The tile that was turned, and the way it turned. */
  get turned(): Quarter | null {
    const last = this.turn.findLast((event) => event.type === 'Rotated')
    return last?.type === 'Rotated' ? (last.turn as Quarter) : null
  }

  #now(at: Square): Square {
    return this.turn.reduce((where, event) => ('goes' in event ? (event.goes[where] ?? where) : where), at)
  }
}

/** A device shows one match; the latest turn outlives the cover between two turns. */
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
