import { No, type OpinionPage, type StepOpinion } from '../kit/api'

/** Steps in one answer, as far as the server allows. */
const PAGE = 50
/** Milliseconds until a page that did not arrive is asked for again. */
const PATIENCE = 2_000
/** Refusals after which it is worth asking again. */
const PASSING: readonly string[] = ['line-lost', 'too-fast', 'too-busy', 'not-worked-out', 'not-kept']

/** A bot's opinions on a replay, loaded page by page while it is open. */
export class Opinions {
  readonly #load: (from: number, count: number) => Promise<OpinionPage>
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  /** By step; null: nothing to say; missing: on its way. */
  steps = $state.raw<readonly (StepOpinion | null)[]>([])

  constructor(load: (from: number, count: number) => Promise<OpinionPage>) {
    this.#load = load
  }

  /** Load the opinions on so many steps, one page after another. */
  async fill(count: number): Promise<void> {
    while (this.steps.length < count && !this.#stopped) {
      try {
        const { opinions } = await this.#load(this.steps.length, PAGE)
        if (opinions.length === 0) return
        this.steps = [...this.steps, ...opinions]
      } catch (error) {
        if (error instanceof No && !PASSING.includes(error.refusal.key)) return
        const seconds = error instanceof No ? Number(error.refusal.about['seconds'] ?? 0) : 0
        await new Promise((resolve) => (this.#timer = setTimeout(resolve, seconds * 1_000 || PATIENCE)))
      }
    }
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }
}

/** How much worse than the best a turn must be to be marked, and from when on it was a blunder. */
const SLIP = 0.1

/** A point of the curve: the step, and the chance of one of two players after it. */
export interface Point {
  readonly step: number
  readonly chance: number
  /** The player gave away a lot. */
  readonly slip: boolean
}

/** The chances of a seat over the match, as far as they are known. */
export function curveOf(steps: readonly (StepOpinion | null)[], seat: number): Point[] {
  return steps.flatMap((one, step) =>
    one === null ? [] : { step, chance: one.seat === seat ? one.played.chance : 1 - one.played.chance, slip: one.best.chance - one.played.chance >= SLIP },
  )
}
