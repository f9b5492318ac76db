/** An optimistic change: shown at once, and the base of the next change, until the table has answered. */
export class Draft<T> {
  #pending = $state.raw<T | null>(null)

  /** The value as this screen should show it. */
  over(told: T): T {
    return this.#pending ?? told
  }

  /** Send a new value; after the answer the table's value counts. */
  async ask(wanted: T, send: (wanted: T) => Promise<unknown>): Promise<void> {
    this.#pending = wanted
    await send(wanted)
    if (this.#pending === wanted) this.#pending = null
  }
}
