import type { Ostriches } from '../../wire.gen'
import type { Turning } from './Board.svelte'
import type { Square, Tile } from './pieces'
import { alike, changes, course, turnBetween, type Position, type Seen } from './position'

/** Durations in milliseconds. */
const LEAP = 240
const TURN = 250
const POP = 320
const GLANCE = 900
/** Pause between two events of another player. */
const BREATH = 220
/** The factor of slow motion, and how long each picture stays where motion is reduced. */
const SLOW = 3.2
const PICTURE = 900

const NONE: ReadonlySet<string> = new Set()
const wait = (time: number) => new Promise((then) => setTimeout(then, time))

/** The position at the end of some events, and when all of them have been shown. */
interface Shown {
  readonly end: Position
  readonly done: Promise<void>
}

/** The board as it is shown right now, on its way from one position to the next. */
export class Stage {
  shown = $state.raw<Position>({ ostriches: [], bushes: [], grounds: [], moved: null })
  turning = $state.raw<Turning | null>(null)
  moving = $state.raw<ReadonlySet<string>>(NONE)
  pace = $state(TURN)
  /** The two squares that somebody looks at. */
  glances = $state.raw<readonly Square[]>([])
  /** A turn is being replayed in slow motion. */
  telling = $state(false)
  /** The board shows events that this player did not compose. */
  busy = $state(false)
  readonly #motion: () => boolean
  readonly #heard: (event: Ostriches.AnyEvent) => void
  #goal: Position = this.shown
  #run = 0

  constructor(first: Position, motion: () => boolean, heard: (event: Ostriches.AnyEvent) => void) {
    this.shown = this.#goal = first
    this.#motion = motion
    this.#heard = heard
  }

  /** End all motion at this position. */
  hurry(to: Position = this.#goal): void {
    this.#run += 1
    this.turning = null
    this.moving = NONE
    this.glances = []
    this.telling = this.busy = false
    this.shown = this.#goal = to
  }

  /** Turn a tile with the hand that holds it. */
  hold(tile: Tile, angle: number): void {
    if (this.busy) this.hurry()
    this.turning = { tile, angle, glides: false }
  }
  /** Let the tile go back. */
  async release(): Promise<void> {
    if (this.turning === null) return
    const run = (this.#run += 1)
    this.turning = { ...this.turning, angle: 0.001, glides: this.#motion() }
    await wait(this.#motion() ? TURN : 0)
    if (run === this.#run) this.turning = null
  }

  /** Move to another position. */
  async to(target: Position): Promise<void> {
    if (target === this.#goal) return
    if (this.busy) this.hurry()
    const run = (this.#run += 1)
    if (this.turning === null) this.shown = this.#goal
    await this.#step(target, 1, run)
  }

  /** Show the events that lead from a position to what is seen now; gives the position at the end. */
  follow(start: Position, seen: Seen, events: readonly Ostriches.AnyEvent[], plain: boolean): Shown {
    const told = course(start, events, seen, plain)
    const end = told.at(-1) ?? start
    // what this player composed is on the board already
    const known = told.findLastIndex((position) => alike(position, this.#goal))
    this.hurry(told[Math.max(known, 0)] ?? end)
    return { end, done: this.#tell(told.slice(Math.max(known, 0) + 1), events.slice(Math.max(known, 0)), end, 1) }
  }

  /** Show all of these events again, by default in slow motion. */
  again(start: Position, seen: Seen, events: readonly Ostriches.AnyEvent[], plain: boolean, slow = SLOW): Shown {
    const told = course(start, events, seen, plain)
    const end = told.at(-1) ?? start
    this.hurry(told[0] ?? end)
    this.telling = slow > 1
    return { end, done: this.#tell(told.slice(1), events, end, slow) }
  }

  /** Point at two ostriches that somebody looks at. */
  async glance(squares: readonly Square[]): Promise<void> {
    const run = this.#run
    this.glances = squares
    await wait(GLANCE * 2)
    if (run === this.#run) this.glances = []
  }

  async #tell(told: readonly Position[], events: readonly Ostriches.AnyEvent[], end: Position, slow: number): Promise<void> {
    const run = this.#run
    this.busy = told.length > 0
    if (slow > 1) await wait(PICTURE / 2)
    for (const [number, position] of told.entries()) {
      if (run !== this.#run) return
      const event = events[number]
      if (event !== undefined) this.#heard(event)
      if (this.#motion() || slow > 1) await this.#scene(position, event, slow, run)
    }
    if (run === this.#run) this.hurry(end)
  }

  async #scene(position: Position, event: Ostriches.AnyEvent | undefined, slow: number, run: number): Promise<void> {
    if (event?.type === 'Looked') {
      this.glances = event.squares
      await wait(GLANCE * (slow > 1 ? 1.6 : 1))
      if (run === this.#run) this.glances = []
    }
    await this.#step(position, slow, run)
    if (event?.type === 'TurnedUp') await wait(POP * slow)
    else if (slow === 1 && event?.type !== 'Rotated' && event?.type !== 'Placed') await wait(BREATH)
    else if (slow > 1) await wait(this.#motion() ? PICTURE / 3 : PICTURE)
  }

  async #step(target: Position, slow: number, run: number): Promise<void> {
    if (run !== this.#run) return
    this.#goal = target
    const turn = turnBetween(this.shown, target)
    if (!this.#motion()) {
      this.turning = null
      this.shown = target
      return
    }
    if (turn !== null) {
      this.pace = TURN * slow
      this.turning = { ...turn, glides: true }
      await wait(this.pace)
      if (run !== this.#run) return
      this.turning = null
      this.shown = target
      return
    }
    this.turning = null
    this.pace = LEAP * slow
    this.moving = changes(this.shown, target)
    this.shown = target
    if (this.moving.size > 0) await wait(this.pace)
    if (run === this.#run) this.moving = NONE
  }
}
