import { land, lift } from './contract.gen'
import { BIRDS, type Bird } from './pieces'

/** The picked bird and what may be done with it. Knows no rules: it offers what is legal. */
export class Picking {
  picked = $state<Bird | null>(null)
  #can: (action: number) => boolean
  #on: (place: number) => Bird | null
  #act: (action: number) => void

  /** `on`: the bird on a place. */
  constructor(can: (action: number) => boolean, on: (place: number) => Bird | null, act: (action: number) => void) {
    this.#can = can
    this.#on = on
    this.#act = act
  }

  /** Whether anything can be done with this bird. */
  movable(bird: Bird): boolean {
    return this.#can(lift(bird)) || BIRDS.some((_, place) => this.#can(land(bird, place)))
  }

  canLand(bird: Bird | null, place: number): boolean {
    return bird !== null && this.#can(land(bird, place))
  }

  pick(bird: Bird): void {
    this.picked = this.picked === bird || !this.movable(bird) ? null : bird
  }

  drop(): void {
    this.picked = null
  }

  /** Land a bird; the table decides what becomes of a bird on that place. */
  land(bird: Bird, place: number): boolean {
    this.picked = null
    if (!this.canLand(bird, place)) return false
    this.#act(land(bird, place))
    return true
  }

  lift(bird: Bird): boolean {
    this.picked = null
    if (!this.#can(lift(bird))) return false
    this.#act(lift(bird))
    return true
  }

  /** A tap or Enter on a place: land the picked bird, else pick up the bird there. Returns whether that meant anything. */
  choose(place: number): boolean {
    const bird = this.#on(place)
    if (this.picked !== null && this.picked !== bird) return this.land(this.picked, place)
    if (bird === null || !this.movable(bird)) return false
    this.pick(bird)
    return true
  }

  /** Take the bird of a place back to the hand; returns whether there was one. */
  clear(place: number): boolean {
    const bird = this.#on(place)
    return bird !== null && this.lift(bird)
  }

  /** Drop a bird on a place; anywhere else takes it off the board. */
  dropped(bird: Bird, where: string | null): void {
    if (where === null || where === 'hand') this.lift(bird)
    else this.land(bird, Number(where))
  }
}
