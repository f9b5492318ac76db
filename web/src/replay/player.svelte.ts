import type { Step } from '../kit/api'

/** The position in a replay, and whether it is playing. */
export class Player {
  steps = $state.raw<readonly Step[]>([])
  marks = $state.raw<readonly number[]>([0])
  at = $state(0)
  playing = $state(false)
  speed = $state<Speed>(1)

  get step(): Step | undefined {
    return this.steps[this.at]
  }
  get last(): number {
    return Math.max(0, this.steps.length - 1)
  }

  load(steps: readonly Step[], marks: ((event: unknown) => boolean) | undefined): void {
    this.steps = steps
    this.marks = marksOf(steps, marks)
    this.at = 0
    this.playing = false
  }

  /** Move by a key; false for other keys. */
  go(key: string): boolean {
    const next = moved(key, this.at, this.steps.length, this.marks)
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

  /** For an effect: schedule the next step while playing, and return how to cancel it. */
  run(): (() => void) | undefined {
    const [now, next] = [this.step, this.steps[this.at + 1]]
    if (!this.playing || now === undefined) return undefined
    if (next === undefined) {
      this.playing = false
      return undefined
    }
    const timer = setTimeout(() => (this.at += 1), stay(next.at - now.at, this.speed))
    return () => clearTimeout(timer)
  }
}

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

/** The steps at which a game sets a mark, with the first and the last. */
export function marksOf(steps: readonly Step[], marks: ((event: unknown) => boolean) | undefined): number[] {
  const found = steps.flatMap((step, number) => (marks !== undefined && step.events.some(marks) ? [number] : []))
  return [...new Set([0, ...found, Math.max(0, steps.length - 1)])]
}

/** The step that a key leads to; null for other keys. */
export function moved(key: string, at: number, count: number, marks: readonly number[]): number | null {
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
    default:
      return null
  }
}
