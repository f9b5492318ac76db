import type { Clock } from '../wire.gen'

/** Match time on this screen: what the server said, plus what has passed here since while the clock runs. */
export function matchTime(clock: Clock | null, arrived: number, here: number): number {
  if (clock === null) return 0
  return clock.now + (clock.running ? Math.max(0, here - arrived) : 0)
}

/** Whole seconds until a moment of match time, never below zero. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

const BEAT = 200

/** A clock that components can look at; it only ticks while somebody shows it. */
export class Ticking {
  now = $state(0)
  #read: () => number

  constructor(read: () => number) {
    this.#read = read
    this.now = read()
  }

  /** Tick until the returned function is called. */
  run(): () => void {
    this.now = this.#read()
    const timer = setInterval(() => (this.now = this.#read()), BEAT)
    return () => clearInterval(timer)
  }
}
