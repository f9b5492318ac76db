import type { About, Step } from '../kit/api'

/** Asks for steps as they are needed. */
export interface Source {
  /** Have the steps around this one sent, and then given to `put`. */
  need(at: number): void
}

/** The position in a replay, and whether it is playing. Steps arrive page by page. */
export class Player {
  steps = $state.raw<readonly (Step | undefined)[]>([])
  marks = $state.raw<readonly number[]>([0])
  /** Places worth jumping to, such as evaluations. */
  stops = $state.raw<readonly number[]>([])
  at = $state(0)
  playing = $state(false)
  speed = $state<Speed>(1)
  #held: Shown | undefined
  /** The step on the screen: the one at `at`, or the last one that was there while that is on its way. */
  readonly shown = $derived.by((): Shown | undefined => {
    const step = this.steps[this.at]
    if (step !== undefined) this.#held = { at: this.at, step }
    return this.#held
  })

  get last(): number {
    return Math.max(0, this.steps.length - 1)
  }

  /** Begin with so many steps, none of which has arrived. */
  load(count: number, marks: readonly number[], stops: readonly number[] = []): void {
    this.steps = new Array<undefined>(count).fill(undefined)
    this.marks = marks
    this.stops = stops
    this.#held = undefined
    this.at = 0
    this.playing = false
  }

  /** Take in steps that have arrived. */
  put(first: number, steps: readonly Step[]): void {
    const known = [...this.steps]
    for (const [number, step] of steps.entries()) if (first + number < known.length) known[first + number] = step
    this.steps = known
  }

  /** Move by a key; false for other keys. */
  go(key: string): boolean {
    const next = moved(key, this.at, this.steps.length, this.marks, this.stops)
    if (next === null) return false
    this.seek(next)
    return true
  }

  /** Jump to a step, which stops playing. */
  seek(to: number): void {
    this.playing = false
    this.at = Math.min(this.last, Math.max(0, to))
  }

  /** Play or pause; at the end play from the start. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0
    this.playing = !this.playing && this.last > 0
  }

  /** For an effect: schedule the next step while playing, and return how to cancel it; waits for steps on their way. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined
    if (this.at >= this.last) {
      this.playing = false
      return undefined
    }
    const [now, next] = [this.steps[this.at], this.steps[this.at + 1]]
    if (now === undefined || next === undefined) return undefined
    const timer = setTimeout(() => (this.at += 1), stay(next.at - now.at, this.speed))
    return () => clearTimeout(timer)
  }

  /** For an effect: ask for the step at `at`, and ahead of time for those after it. */
  fetch(source: Source): void {
    for (const at of [this.at, Math.min(this.last, this.at + AHEAD)]) {
      if (at < this.steps.length && this.steps[at] === undefined) source.need(at)
    }
  }
}

interface Shown {
  readonly at: number
  readonly step: Step
}

/** How many steps ahead are asked for. */
const AHEAD = 25

/** Playback speeds. */
export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Limits of a step in milliseconds: quick deals stay visible, and long thinking is cut short. */
const SHORTEST = 160
const LONGEST = 1_600

/** How long a step stays on the screen, by the match time until the next one. */
export function stay(until: number, speed: Speed): number {
  return Math.min(LONGEST, Math.max(SHORTEST, until)) / speed
}

/** The steps at which a game sets a mark, with the first and the last; `events` are the steps of each type of event. */
export function marksOf(count: number, events: About['events'], marks: ((event: { type: string }) => boolean) | undefined): number[] {
  const found = Object.entries(events).flatMap(([type, steps]) => (marks?.({ type }) ? steps : []))
  return [...new Set([0, ...found, Math.max(0, count - 1)])].sort((one, other) => one - other)
}

/** The steps with events of these types, in order. */
export function stopsOf(events: About['events'], types: readonly string[]): number[] {
  return [...new Set(types.flatMap((type) => events[type] ?? []))].sort((one, other) => one - other)
}

/** The step that a key leads to; null for other keys. */
export function moved(key: string, at: number, count: number, marks: readonly number[], stops: readonly number[] = []): number | null {
  const last = Math.max(0, count - 1)
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1)
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'PageDown':
      return marks.find((mark) => mark > at) ?? last
    case 'PageUp':
      return marks.findLast((mark) => mark < at) ?? 0
    case 'e':
      return stops.find((stop) => stop > at) ?? at
    case 'E':
      return stops.findLast((stop) => stop < at) ?? at
    default:
      return null
  }
}
