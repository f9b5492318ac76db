/** What was done on this screen and not answered yet, in its order. */
export class Pending<T> {
  #kept = $state.raw<readonly { readonly item: T }[]>([])

  get items(): readonly T[] {
    return this.#kept.map(({ item }) => item)
  }
  /** Whether anything is still unanswered. */
  get waiting(): boolean {
    return this.#kept.length > 0
  }

  /** Keep an item until the answer has come. */
  async until<R>(item: T, answer: () => Promise<R>): Promise<R> {
    const one = { item }
    this.#kept = [...this.#kept, one]
    try {
      return await answer()
    } finally {
      this.#kept = this.#kept.filter((other) => other !== one)
    }
  }
}
