import { stay, type Speed } from './pace'
import { marksOf, moved } from './steps'
import type { Step } from '../kit/api'

/** A match that is seen again: where one is, and whether it runs by itself. */
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

  /** Go where a key leads; whether it leads anywhere. */
  go(key: string): boolean {
    const next = moved(key, this.at, this.steps.length, this.marks)
    if (next === null) return false
    this.seek(next)
    return true
  }

  /** Who moves by hand has the say. */
  seek(to: number): void {
    this.playing = false
    this.at = Math.min(this.last, Math.max(0, to))
  }

  /** Run or stand still; at the end it begins anew. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0
    this.playing = !this.playing && this.last > 0
  }

  /** Wait for the next step while it runs; give the way to stop waiting. For an effect. */
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
