import { recall, remember } from '../../kit/memory'
import type { Ostriches } from '../../wire.gen'
import { spot, SQUARES, type Square } from './pieces'

const KEPT = 'ostriches.goal'

/** The goal of the game, said in the first match on a device until the player's first turn is over. Call it where effects may be created. */
export class Goal {
  #known = $state(recall(KEPT) !== null)
  readonly #seat: () => number | null
  /** Whether it is said now. */
  readonly said: boolean = $derived.by(() => !this.#known && this.#seat() !== null)
  /** The row that glows meanwhile. */
  readonly row: readonly Square[] = $derived.by(() => (this.said ? SQUARES.filter((at) => spot(at, this.#seat() ?? 0).y === 0) : []))

  /** `seat`: the player's; null where nobody needs to be told. */
  constructor(view: () => Pick<Ostriches.View, 'turns'>, seat: () => number | null) {
    this.#seat = seat
    $effect(() => {
      const player = seat()
      if (player === null || (view().turns[player] ?? 0) === 0) return
      this.#known = true
      remember(KEPT, 'known')
    })
  }
}
