import type { Ostriches } from '../../wire.gen'
import { Chronicle, chronicle } from './chronicle'
import type { Quarter, Square } from './pieces'
import { positionOf, seenIn, type Position } from './position'
import { Stage } from './stage.svelte'
import { moverOf } from './words'

/** So long, in milliseconds, faces that an eye has seen stay out. */
const NOTICED = 3_500
/** So many times slower the last turn is shown to who takes over a screen. */
const HANDED = 2

/** What a screen is told from frame to frame: the board as it is seen, and what led to it. */
export class Telling {
  /** The board as the table knows it. */
  base = $state.raw<Position>({ ostriches: [], bushes: [], grounds: [], moved: null })
  /** From where the last ostrich leapt, and which tile was turned then. */
  trail = $state<Square | null>(null)
  turned = $state<Quarter | null>(null)
  /** What happened in the latest turn, as far as it is known. */
  turn = $state.raw<readonly Ostriches.AnyEvent[]>([])
  /** Whether the last turn is known, to be told again. */
  told = $state(false)
  /** What this player's eye has just seen. */
  noticed = $state.raw<readonly Square[]>([])
  readonly stage: Stage
  #first = true

  constructor(view: Ostriches.View, motion: () => boolean, heard: (event: Ostriches.AnyEvent) => void) {
    this.base = positionOf(seenIn(view))
    this.stage = new Stage(this.base, motion, heard)
  }

  /** A frame has come; settles when all that happened has been shown. `handed`: several people share this screen. */
  async news(view: Ostriches.View, events: readonly Ostriches.AnyEvent[], at: number, handed = false): Promise<void> {
    const fresh = chronicle.hear(events, at, view.table.steps)
    const first = this.#first
    this.#first = false
    this.#know(chronicle, view)
    if (fresh) this.#notice(events)
    // a cover was lifted: what happened under it, or before the eyes of another, is shown
    if (first && this.told && (fresh || (handed && moverOf(this.turn) !== view.viewer))) {
      return this.stage.again(this.base, this.turn, bare(view), handed ? HANDED : 1)
    }
    const { end, done } = this.stage.follow(this.base, seenIn(view), fresh && !first ? events : [], bare(view))
    this.base = end
    const look = fresh ? events.find((event) => event.type === 'Looked') : undefined
    if (look?.type !== 'Looked' || look.seat === view.viewer) return done
    await done
    return this.stage.glance(look.squares)
  }

  /** One step of a match that is seen again: nothing moves by itself. */
  show(view: Ostriches.View, events: readonly Ostriches.AnyEvent[]): void {
    const step = new Chronicle()
    step.hear(events, 1, view.table.steps)
    this.#know(step, view)
    this.base = positionOf(seenIn(view), this.base)
    this.stage.hurry(this.base)
  }

  /** The last turn once more, slowly; or enough of it. */
  again(view: Ostriches.View): void {
    if (this.stage.telling) this.stage.hurry(this.base)
    else void this.stage.again(this.base, this.turn, bare(view))
  }

  #know(told: Chronicle, view: Ostriches.View): void {
    this.told = told.fits(view)
    this.trail = this.told ? told.trail : null
    this.turned = this.told ? told.turned : null
    this.turn = this.told ? told.turn : []
  }

  #notice(events: readonly Ostriches.AnyEvent[]): void {
    const seen = events.flatMap((event) => (event.type === 'Noticed' ? [event.at] : []))
    this.noticed = seen
    if (seen.length > 0) setTimeout(() => this.noticed === seen && (this.noticed = []), NOTICED)
  }
}

/** Whether backs tell nothing. */
const bare = (view: Ostriches.View): boolean => view.table.options.mode === 'memory' && view.table.phase !== 'over'
