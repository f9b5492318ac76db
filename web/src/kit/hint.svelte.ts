import type { AdviceWanted } from '../games/client'

/** A hint for the current decision. Create it while a component is set up: it disappears when what it is `about` changes. */
export class Hint<Advice> {
  advice = $state.raw<Advice | null>(null)
  readonly #about: () => string
  readonly #ask: (wanted: AdviceWanted) => Promise<unknown>

  constructor(about: () => string, ask: (wanted: AdviceWanted) => Promise<unknown>) {
    this.#about = about
    this.#ask = ask
    $effect(() => {
      void about()
      this.advice = null
    })
  }

  /** Ask for a hint; an answer that comes too late is dropped. */
  async ask(): Promise<void> {
    const about = this.#about()
    const found = (await this.#ask({ type: 'hint' })) as Advice | null
    if (about === this.#about()) this.advice = found
  }
}
