import { No, type StepPage } from '../kit/api'
import type { Source } from './player.svelte'

/** Steps in one answer, as far as the server allows. */
export const PAGE = 50
/** Milliseconds until a page that did not arrive is asked for again. */
const PATIENCE = 2_000

/** Loads the steps of a replay page by page, each once. */
export class Pages implements Source {
  readonly #load: (from: number, count: number) => Promise<StepPage>
  readonly #put: (page: StepPage) => void
  readonly #got = new Set<number>()
  readonly #asked = new Set<number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(load: (from: number, count: number) => Promise<StepPage>, put: (page: StepPage) => void) {
    this.#load = load
    this.#put = put
  }

  /** Ask for the page with this step, or for the rest of it where the server has sent less than a page. */
  need(at: number): void {
    const page = at - (at % PAGE)
    void this.#ask(this.#got.has(page) ? at : page)
  }

  /** Ask for nothing more that did not arrive. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  async #ask(from: number): Promise<void> {
    if (this.#asked.has(from)) return
    this.#asked.add(from)
    try {
      const page = await this.#load(from, PAGE)
      for (let step = page.first; step < page.first + page.steps.length; step += 1) this.#got.add(step)
      this.#put(page)
    } catch (error) {
      const seconds = error instanceof No ? Number(error.refusal.about['seconds'] ?? 0) : 0
      this.#timer = setTimeout(() => {
        this.#asked.delete(from)
        void this.#ask(from)
      }, seconds * 1_000 || PATIENCE)
    }
  }
}
