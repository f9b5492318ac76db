/**
 * Steps through the evaluation card by card: automatically, until somebody steps by hand. Past the last card all lie open;
 * before the first one none does, while a big screen has not begun.
 */
export class Telling {
  at = $state(0)
  byHand = $state(false)
  readonly #count: () => number
  readonly #wall: () => number | null

  /** `open`: nothing is told step by step. `wall`: how many cards the big screen has told, while this one follows it. */
  constructor(count: () => number, open: boolean, wall: () => number | null = () => null) {
    this.#count = count
    this.#wall = wall
    this.at = open ? count() : this.last < 0 ? -1 : 0
    this.byHand = open
  }

  /** How far one can step now. */
  get last(): number {
    return Math.min(this.#count(), (this.#wall() ?? Infinity) - 1)
  }
  get over(): boolean {
    return this.at >= this.#count()
  }

  /** The next card, automatically; behind a big screen, the card that it shows. */
  on(): void {
    this.at = Math.max(this.at, this.#wall() === null ? Math.min(this.#count(), this.at + 1) : this.last)
  }

  /** To a card, by hand; ends automatic stepping, but not behind a big screen that has come no further. */
  go(to: number): void {
    this.byHand = this.#wall() === null || to < this.last
    this.at = Math.max(0, Math.min(this.last, to))
  }
}
