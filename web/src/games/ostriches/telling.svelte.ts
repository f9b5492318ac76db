import type { Ostriches } from '../../wire.gen'
import { Chronicle, chronicle } from './chronicle'
import type { Square } from './pieces'
import { positionOf, seenIn, type Position } from './position'
import { Stage } from './stage.svelte'

/** So long, in milliseconds, faces that an eye has seen stay out. */
const NOTICED = 3_500

/** What a screen is told from frame to frame: the board as it is seen, and what led to it. */
export class Telling {
  /** The board as the table knows it. */
  base = $state.raw<Position>({ ostriches: [], bushes: [], grounds: [], moved: null })
  /** From where the last ostrich leapt. */
  trail = $state<Square | null>(null)
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

  /** A frame has come; settles when all that happened has been shown. */
  async news(view: Ostriches.View, events: readonly Ostriches.AnyEvent[], at: number): Promise<void> {
    const fresh = chronicle.hear(events, at)
    const covered = this.#first && fresh
    this.#first = false
    this.told = chronicle.fits(view)
    this.trail = this.told ? chronicle.trail : null
    if (fresh) this.#notice(events)
    // a cover was lifted: what happened under it is shown
    if (covered && this.told) return this.stage.again(this.base, chronicle.turn, bare(view), 1)
    const { end, done } = this.stage.follow(seenIn(view), fresh ? events : [], bare(view))
    this.base = end
    return done
  }

  /** One step of a match that is seen again: nothing moves by itself. */
  show(view: Ostriches.View, events: readonly Ostriches.AnyEvent[]): void {
    const step = new Chronicle()
    step.hear(events, 1)
    this.trail = step.fits(view) ? step.trail : null
    this.base = positionOf(seenIn(view), this.base)
    this.stage.hurry(this.base)
  }

  /** The last turn once more, slowly; or enough of it. */
  again(view: Ostriches.View): void {
    if (this.stage.telling) this.stage.hurry(this.base)
    else void this.stage.again(this.base, chronicle.turn, bare(view))
  }

  #notice(events: readonly Ostriches.AnyEvent[]): void {
    const seen = events.flatMap((event) => (event.type === 'Noticed' ? [event.at] : []))
    this.noticed = seen
    if (seen.length > 0) setTimeout(() => this.noticed === seen && (this.noticed = []), NOTICED)
  }
}

/** Whether backs tell nothing. */
const bare = (view: Ostriches.View): boolean => view.table.options.mode === 'memory' && view.table.phase !== 'over'
