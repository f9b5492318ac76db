import { moodsAfter, type Moods } from './moods'
import { after, type Happened, type Table } from './picture'
import type { Face, KoboldFace } from './pieces'

/** How long things take, in milliseconds. */
const TIMES: Readonly<Record<Happened['type'], number>> = {
  KoboldChosen: 1_200,
  Starter: 500,
  CardTaken: 260,
  Rolled: 1_250,
  Built: 420,
  TakenBack: 240,
  DiceLost: 700,
  BlueTurned: 1_100,
  KoboldRolled: 1_500,
  PileGrew: 500,
  TornDown: 1_100,
  Spared: 900,
  MatchOver: 300,
}
/** These are shown without blocking the next action. */
const BRIEF: readonly Happened['type'][] = ['Built', 'TakenBack', 'CardTaken']
/** The number of frames that may wait to be shown; older ones are skipped. */
const BEHIND = 4

/** What is moving right now. */
export interface Scene {
  /** The dice tumble. */
  readonly rolling?: boolean
  /** A block lands on this tower. */
  readonly lands?: number
  /** Its last block: the roof clicks, the windows light up. */
  readonly lights?: number
  /** A blue block is turned up: with the sign, or without. */
  readonly blue?: 'plain' | 'sign'
  readonly falls?: number
  readonly grows?: number
  readonly spares?: boolean
}

const QUIET: Scene = {}
const wait = (time: number) => new Promise((then) => setTimeout(then, time))

export function sceneOf(event: Happened): Scene {
  switch (event.type) {
    case 'Rolled':
    case 'KoboldRolled':
      return { rolling: true }
    case 'Built':
      return event.finished ? { lands: event.tower, lights: event.tower } : { lands: event.tower }
    case 'BlueTurned':
      return { blue: event.sign ? 'sign' : 'plain' }
    case 'TornDown':
      return { blue: 'sign', falls: event.tower }
    case 'PileGrew':
      return { grows: event.by }
    case 'Spared':
      return { spares: true }
    default:
      return QUIET
  }
}

/** A roll that was seen: three dice and those that built nothing, or the kobold's. */
export type Seen = { readonly dice: readonly Face[]; readonly lost: readonly Face[] } | { readonly face: KoboldFace }

interface Told {
  readonly events: readonly Happened[]
  readonly end: Table
}

/** The table as it is shown: events are played one after another, so that nobody misses a roll. */
export class Stage {
  shown: Table = $state.raw() as Table
  scene = $state.raw<Scene>(QUIET)
  /** Something is shown that players should see before they go on. */
  busy = $state(false)
  /** The last roll, which stays visible until the next one. */
  last = $state.raw<Seen | null>(null)
  /** How the dwarfs feel about what was shown. */
  moods = $state.raw<Moods>({})
  readonly #motion: () => boolean
  readonly #heard: (event: Happened, table: Table) => void
  #end: Table
  #queue: Told[] = []
  #run = 0
  #telling = false
  #told: Promise<void> = Promise.resolve()

  constructor(first: Table, motion: () => boolean, heard: (event: Happened, table: Table) => void) {
    this.shown = this.#end = first
    this.#motion = motion
    this.#heard = heard
  }

  /** Finish everything that is still to be shown. */
  hurry(): void {
    this.#run += 1
    for (const { events } of this.#queue.splice(0)) for (const event of events) this.#keep(event)
    this.#telling = false
    this.scene = QUIET
    this.busy = false
    this.shown = this.#end
  }

  /** Show a table at once; `follows`: the last roll stays visible. */
  show(table: Table, events: readonly Happened[] = [], follows = false): void {
    this.#end = table
    this.hurry()
    if (!follows) [this.last, this.moods] = [null, {}]
    for (const event of events) this.#keep(event)
  }

  /** Show a new frame; resolves when all its events have been shown. */
  news(table: Table, events: readonly Happened[]): Promise<void> {
    this.#end = table
    if (events.length > 0) this.#queue.push({ events, end: table })
    if (this.#telling) {
      this.busy ||= this.#queue.length > 0
      return this.#told
    }
    if (this.#queue.length === 0) {
      this.shown = table
      return Promise.resolve()
    }
    this.#telling = true
    return (this.#told = this.#tell())
  }

  async #tell(): Promise<void> {
    const run = this.#run
    for (let told = this.#queue.shift(); told !== undefined; told = this.#queue.shift()) {
      const skips = this.#queue.length >= BEHIND
      this.busy = this.#queue.length > 0 || !told.events.every(({ type }) => BRIEF.includes(type))
      for (const event of told.events) {
        this.#keep(event)
        this.#heard(event, this.shown)
        if (this.#motion() && !skips) await this.#act(event, run)
        else this.shown = after(this.shown, event)
        if (run !== this.#run) return
      }
      this.shown = told.end
      this.scene = QUIET
    }
    this.hurry()
  }

  /** A tower falls before its blocks are gone; every other event changes the table first. */
  async #act(event: Happened, run: number): Promise<void> {
    this.scene = sceneOf(event)
    if (event.type !== 'TornDown') this.shown = after(this.shown, event)
    await wait(event.type === 'BlueTurned' && event.sign ? 1.5 * TIMES.BlueTurned : TIMES[event.type])
    if (run !== this.#run) return
    if (event.type === 'TornDown') this.shown = after(this.shown, event)
    this.scene = QUIET
  }

  #keep(event: Happened): void {
    this.moods = moodsAfter(this.moods, event, this.#end)
    if (event.type === 'Rolled') this.last = { dice: event.dice, lost: [] }
    else if (event.type === 'DiceLost' && this.last !== null && 'dice' in this.last) this.last = { ...this.last, lost: event.dice }
    else if (event.type === 'KoboldRolled') this.last = { face: event.face }
  }
}
