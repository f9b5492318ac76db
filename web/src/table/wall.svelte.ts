/** Milliseconds without a sign of life of the big screen after which the result is shown all the same, and the most in all. */
export const PATIENCE = 8_000
export const LONGEST = 60_000
/** How often a big screen that still shows the end gives a sign of life. */
export const SIGN = 3_000

/** Keeps a result back while a big screen has not announced it: not without a sign of life, and never again once it was shown. */
export class Suspense {
  #over = $state(false)
  #sign: () => number | null
  readonly #waiting = $derived.by(() => !this.#over && this.#sign() !== null)

  /** `sign`: the latest sign of life, while this screen has shown everything and waits for the big one; else null. */
  constructor(sign: () => number | null) {
    this.#sign = sign
    $effect(() => {
      if (!this.#waiting) return
      const timer = setTimeout(() => this.end(), LONGEST)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      if (this.#over || sign() === null) return
      const timer = setTimeout(() => this.end(), PATIENCE)
      return () => clearTimeout(timer)
    })
  }

  /** Whether the result is to be kept back now. */
  get kept(): boolean {
    return this.#waiting
  }

  /** The result is shown, for good. */
  end(): void {
    this.#over = true
  }
}
