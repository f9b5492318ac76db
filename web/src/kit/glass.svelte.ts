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

/** An hourglass as its props describe it: `until` is the match time at which its sand is through, `whole` all of it in milliseconds. */
export interface GlassProps {
  readonly time: Ticking
  readonly until: number
  readonly whole: number
}

/** The state of an hourglass for a component, which makes it while it is set up; it ticks as long as the component is shown. */
export class Glass {
  #of: () => GlassProps

  constructor(of: () => GlassProps) {
    this.#of = of
    $effect(() => of().time.run())
  }

  readonly seconds = $derived.by(() => secondsUntil(this.#of().until, this.#of().time.now))
  /** The part of the sand that is left, from 1 to 0. */
  readonly part = $derived.by(() => Math.min(1, Math.max(0, (this.#of().until - this.#of().time.now) / this.#of().whole)))
}
