import { untrack } from 'svelte'
import type { Sound } from '../../kit/sound.svelte'
import type { Say } from '../../kit/texts.svelte'
import type { Ubongo } from '../../wire.gen'
import { giftsOf } from './course'
import { pointsOf, type Gem } from './pieces'

interface Given {
  readonly view: Ubongo.View
  readonly round: Ubongo.Round
  readonly names: readonly string[]
  readonly say: Say
  readonly sound: Sound
  /** Milliseconds between two gems. */
  readonly pause: number
  /** How many gems the big screen has given, where this screen follows it. */
  readonly wall?: number | null
}

/** The end of a round: gems change hands one by one, or all at once; call it where effects may be created. */
export class Reviewing {
  readonly #given: () => Given
  #told = $state(0)
  readonly gifts = $derived.by(() => giftsOf(this.#given().round))
  /** The gems that have changed hands so far. */
  readonly given = $derived.by(() => this.gifts.slice(0, this.#told))
  readonly over = $derived.by(() => this.#told >= this.gifts.length)
  readonly mini = $derived.by(() => this.#given().view.mini)
  /** The seats that had a mission. */
  readonly seats = $derived.by(() => this.#given().names.flatMap((_, seat) => (this.#given().round.tasks[seat] ? [seat] : [])))

  constructor(given: () => Given, stepwise: boolean) {
    this.#given = given
    if (!stepwise) this.#told = Number.POSITIVE_INFINITY
    $effect(() => {
      if (this.#told >= this.gifts.length) return // runs again after every gem
      const { sound, pause } = untrack(given)
      const wall = given().wall ?? null
      if (wall !== null && wall <= this.#told) return
      const give = () => {
        this.#told += 1
        untrack(() => sound.play('stone'))
      }
      if (wall !== null) return give()
      const timer = setTimeout(give, pause)
      return () => clearTimeout(timer)
    })
  }

  /** What has just happened, for screen readers. */
  get told(): string {
    const { view, names, say } = this.#given()
    const player = (seat: number) => names[seat] ?? ''
    const gift = this.given.at(-1)
    if (!this.over) return gift === undefined ? '' : say('told-gem', { player: player(gift.seat), gem: gift.gem, source: gift.source })
    const results = names.map((name, seat) => say('told-points', { player: name, points: pointsOf(this.gemsOf(seat)) }))
    return [say('told-round', { round: view.shown.round, results: results.join(', ') }), this.tied].join(' ')
  }
  /** Players who lead together, once all gems have changed hands; empty: nobody. */
  get tied(): string {
    const { view, names, say } = this.#given()
    const { tied, phase } = view.shown
    return this.over && phase === 'review' && tied.length > 0 ? say('told-tied', { players: tied.map((seat) => names[seat] ?? '').join(', ') }) : ''
  }

  rankOf(seat: number): number {
    return this.#given().round.wins.find((win) => win.seat === seat)?.rank ?? 0
  }
  finished(seat: number): boolean {
    return this.rankOf(seat) > 0 || (this.mini && this.#given().view.shown.done.includes(seat))
  }
  /** The treasure of a seat as far as gems have changed hands. */
  gemsOf(seat: number): readonly Gem[] {
    const all = this.#given().view.shown.gems[seat] ?? []
    return all.slice(0, all.length - this.gifts.slice(this.#told).filter((gift) => gift.seat === seat).length)
  }

  get title(): string {
    const { view, round, names, say } = this.#given()
    if (this.mini) {
      const winner = view.mini_winner
      return winner === null ? say('mini') : say('mini-decided', { player: names[winner] ?? '' })
    }
    const [first] = round.wins
    return first === undefined ? say('review-nobody') : say('review-first', { player: names[first.seat] ?? '' })
  }
}
