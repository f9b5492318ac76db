import { land, lift } from './contract.gen'
import { BIRDS, occupant, type Bird, type Board } from './pieces'

/** Which bird is picked up, and what may be done with it. Knows no rules: only what is allowed is done. */
export class Picking {
  picked = $state<Bird | null>(null)
  #can: (action: number) => boolean
  #board: () => Board
  #act: (action: number) => void

  constructor(can: (action: number) => boolean, board: () => Board, act: (action: number) => void) {
    this.#can = can
    this.#board = board
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

  /** Land a bird; whoever sits there makes room, as the rules of the table say. */
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

  /** A tap or Enter on a place: land what is picked, else pick up who sits there. */
  choose(place: number): void {
    const bird = occupant(this.#board(), place)
    if (this.picked !== null && this.picked !== bird) this.land(this.picked, place)
    else if (bird !== null) this.pick(bird)
  }

  /** The bird of a place goes back to the hand. */
  clear(place: number): void {
    const bird = occupant(this.#board(), place)
    if (bird !== null) this.lift(bird)
  }

  /** A bird was dropped: on a place, or anywhere else, which takes it off the board. */
  dropped(bird: Bird, where: string | null): void {
    if (where === null || where === 'hand') this.lift(bird)
    else this.land(bird, Number(where))
  }
}
