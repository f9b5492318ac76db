import type { Clock } from '../wire.gen'

/** Match time on this screen: the server's, plus the time since then while the clock runs. */
export function matchTime(clock: Clock | null, arrived: number, here: number): number {
  if (clock === null) return 0
  return clock.now + (clock.running ? Math.max(0, here - arrived) : 0)
}

/** Whole seconds until a moment of match time, never below zero. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

const BEAT = 200

/** Reactive match time; it ticks only while a component runs it. */
export class Ticking {
  now = $state(0)
  #read: () => number
  #runs: () => boolean

  /** `runs`: whether match time runs. */
  constructor(read: () => number, runs: () => boolean = () => true) {
    this.#read = read
    this.#runs = runs
    this.now = read()
  }

  /** False where match time stands still: no glass runs out then. */
  get runs(): boolean {
    return this.#runs()
  }

  /** Tick until the returned function is called. */
  run(): () => void {
    this.now = this.#read()
    const timer = setInterval(() => (this.now = this.#read()), BEAT)
    return () => clearInterval(timer)
  }
}

/** Props of an hourglass: it runs out at the match time `until`, and held `whole` milliseconds. */
export interface GlassProps {
  readonly time: Ticking
  readonly until: number
  readonly whole: number
}

/** What an hourglass shows. Create it while a component is set up: it ticks until the component is destroyed. */
export class Glass {
  #of: () => GlassProps

  constructor(of: () => GlassProps) {
    this.#of = of
    $effect(() => of().time.run())
  }

  readonly seconds = $derived.by(() => secondsUntil(this.#of().until, this.#of().time.now))
  /** The fraction of sand that is left. */
  readonly part = $derived.by(() => Math.min(1, Math.max(0, (this.#of().until - this.#of().time.now) / this.#of().whole)))
}
