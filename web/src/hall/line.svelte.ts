import { api, No, type HallShown, type Wall } from '../kit/api'
import type { Refusal } from '../wire.gen'

/** Milliseconds from one look at the hall to the next; its answer is small, and empty where nothing has changed. */
const EVERY = 1_000

/** What a page knows of a hall: it looks every second, and counts the time by itself in between. */
export class HallLine {
  readonly id: string
  shown = $state.raw<HallShown | null>(null)
  /** Why the last look brought nothing. */
  trouble = $state.raw<Refusal | null>(null)
  now = $state(performance.now())
  #text = ''
  #arrived = 0
  #looking = false

  constructor(id: string) {
    this.id = id
  }

  get wall(): Wall | null {
    return this.shown?.wall ?? null
  }
  /** Milliseconds that are left of this phase; null: it has no clock. */
  readonly left = $derived.by(() => {
    const time = this.shown?.wall.time ?? null
    if (time === null) return null
    return time.running ? Math.max(0, time.left - (this.now - this.#arrived)) : time.left
  })

  async look(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    try {
      const found = await api.hall(this.id)
      const text = JSON.stringify(found)
      // the same answer from the browser's cache tells an old time
      if (text !== this.#text) {
        this.#text = text
        this.#arrived = this.now = performance.now()
        this.shown = found
      }
      this.trouble = null
    } catch (error) {
      this.trouble = error instanceof No ? error.refusal : { key: 'unknown', about: {} }
    }
    this.#looking = false
  }

  open(): () => void {
    void this.look()
    const looks = setInterval(() => {
      // of a hall that was put away nothing changes any more
      if (this.shown?.put_away !== true) void this.look()
    }, EVERY)
    const ticks = setInterval(() => (this.now = performance.now()), 250)
    return () => {
      clearInterval(looks)
      clearInterval(ticks)
    }
  }
}

/** Milliseconds as minutes and seconds, rounded up. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
