import type { Ostriches } from '../../wire.gen'
import { Chronicle, chronicle } from './chronicle'
import type { Quarter, Square } from './pieces'
import { openlyIn, positionOf, seenIn, type Position } from './position'
import { Stage } from './stage.svelte'
import { moverOf } from './words'

/** How long faces that an eye has seen stay out, in milliseconds. */
const NOTICED = 3_500
/** How many times slower the last turn is shown to a player who takes over a screen. */
const HANDED = 2

/** The board from frame to frame, and the turn that led to it. */
export class Telling {
  /** The board as the table knows it. */
  base = $state.raw<Position>({ ostriches: [], bushes: [], grounds: [], moved: null })
  /** Where the last ostrich leapt from, and the tile that was turned then. */
  trail = $state<Square | null>(null)
  turned = $state<Quarter | null>(null)
  /** The events of the latest turn, if known. */
  turn = $state.raw<readonly Ostriches.AnyEvent[]>([])
  /** Whether the last turn is known and can be replayed. */
  told = $state(false)
  /** What this player's eye has just seen. */
  noticed = $state.raw<readonly Square[]>([])
  readonly stage: Stage
  /** The board before the latest turn, if known. */
  #start: Position | null = null
  #first = true

  constructor(view: Ostriches.View, motion: () => boolean, heard: (event: Ostriches.AnyEvent) => void) {
    this.base = positionOf(seenIn(view))
    this.stage = new Stage(this.base, motion, heard)
  }

  /**
   * Show a frame; resolves once all events have been shown. `before`: the view before them. `handed`: several people share
   * this screen.
   */
  async news(view: Ostriches.View, events: readonly Ostriches.AnyEvent[], at: number, before: Ostriches.View | null, handed = false): Promise<void> {
    const board = before === null ? null : openlyIn(before)
    const fresh = chronicle.hear(events, at, view.table.steps, board)
    const start = board === null ? this.base : positionOf(board, this.base)
    const first = this.#first
    this.#first = false
    const [opening] = chronicle.turn
    if (first) this.#start = chronicle.before && positionOf(chronicle.before)
    else if (fresh && opening !== undefined && events.includes(opening)) this.#start = start
    this.#know(chronicle, view)
    if (fresh) this.#notice(events)
    // a cover was lifted: show what happened under it, or while another player held the screen
    if (first && this.told && this.#start !== null && (fresh || (handed && moverOf(this.turn) !== view.viewer))) {
      return this.#again(view, this.#start, handed ? HANDED : 1)
    }
    const news = fresh && !first
    const { end, done } = this.stage.follow(news ? start : this.base, seenIn(view), news ? events : [], bare(view))
    this.base = end
    const look = fresh ? events.find((event) => event.type === 'Looked') : undefined
    if (look?.type !== 'Looked' || look.seat === view.viewer) return done
    await done
    return this.stage.glance(look.squares)
  }

  /** Show a step of a replay, without motion. */
  show(view: Ostriches.View, events: readonly Ostriches.AnyEvent[]): void {
    const step = new Chronicle()
    step.hear(events, 1, view.table.steps)
    this.#know(step, view)
    this.base = positionOf(seenIn(view), this.base)
    this.stage.hurry(this.base)
  }

  /** Replay the last turn in slow motion, or end that. */
  again(view: Ostriches.View): void {
    if (this.stage.telling) this.stage.hurry(this.base)
    else if (this.#start !== null) void this.#again(view, this.#start)
  }

  #again(view: Ostriches.View, start: Position, slow?: number): Promise<void> {
    const { end, done } = this.stage.again(start, seenIn(view), this.turn, bare(view), slow)
    this.base = end
    return done
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

/** Whether backs show no owner. */
const bare = (view: Ostriches.View): boolean => view.table.options.mode === 'memory' && view.table.phase !== 'over'
