/** Steps through the evaluation card by card: automatically, until somebody steps by hand. Past the last card all lie open. */
export class Telling {
  at = $state(0)
  byHand = $state(false)
  readonly #count: () => number

  constructor(count: () => number, open: boolean) {
    this.#count = count
    this.at = open ? count() : 0
    this.byHand = open
  }

  get over(): boolean {
    return this.at >= this.#count()
  }

  /** The next card, automatically. */
  on(): void {
    this.at = Math.min(this.#count(), this.at + 1)
  }

  /** To a card, by hand; ends automatic stepping. */
  go(to: number): void {
    this.byHand = true
    this.at = Math.max(0, Math.min(this.#count(), to))
  }
}
