import * as catalogue from './catalogue'
import { actionOf, EXCHANGED, PASS, rotate, TURNED, type Action } from './contract.gen'
import { numberOf, SQUARES, tileOf, type Power, type Quarter, type Square, type Tile } from './pieces'
import { leapt, shifted, swapped, type Position } from './position'

/** The kind of decision that the legal actions allow now. */
export type Kind = 'place' | 'move' | 'rotate' | 'bush' | 'swap' | 'eye' | 'tiles'

/** Where squares go when two tiles change places, whichever is named first. */
const PAIRS: Readonly<Record<string, readonly Square[]>> = EXCHANGED

const QUARTERS = Object.keys(TURNED) as readonly Quarter[]

const ends = (two: string): readonly [Square, Square] => [numberOf(two.slice(0, 2)), numberOf(two.slice(2))]

/** Every whole turn that begins with a leap from a square, legal or not. */
const leapsFrom = (from: Square): readonly number[] => SQUARES.flatMap((to) => QUARTERS.map((turn) => catalogue.go(from, to, turn)).filter((number) => number >= 0))
/** Where the leap of a turn ends. */
function leapOf(number: number): Square | null {
  const action = actionOf(number)
  return action?.type === 'go' ? ends(action.move)[1] : null
}

/** A turn under construction, and what may be added to it. Knows no rules: it offers only legal actions. */
export class Composing {
  /** The ostrich taken from the hand. */
  power = $state<Power | null>(null)
  /** Start and target of an ostrich or a bush. */
  from = $state<Square | null>(null)
  to = $state<Square | null>(null)
  turn = $state<Quarter | null>(null)
  pair = $state.raw<readonly Square[]>([])
  tiles = $state.raw<readonly Tile[]>([])
  readonly #legal: () => ReadonlySet<number>
  readonly #actions: readonly Action[] = $derived.by(() => [...this.#legal()].flatMap((number) => actionOf(number) ?? []))

  constructor(legal: () => ReadonlySet<number>) {
    this.#legal = legal
  }

  #can(action: number): boolean {
    return this.#legal().has(action)
  }

  readonly kind: Kind | null = $derived.by(() => {
    const types = new Set(this.#actions.map((action) => action.type))
    if (types.has('go') || types.has('land')) return 'move'
    return (['place', 'rotate', 'bush', 'swap', 'eye', 'tiles'] as const).find((type) => types.has(type)) ?? null
  })
  /** Whether a power may be left unused. */
  readonly mayPass: boolean = $derived.by(() => this.#can(PASS))

  /** Squares that something may leave, with its targets. */
  readonly #ways: ReadonlyMap<Square, ReadonlySet<Square>> = $derived.by(() => {
    const found = new Map<Square, Set<Square>>()
    for (const action of this.#actions) {
      const two = action.type === 'go' || action.type === 'land' || action.type === 'bush' ? action.move : action.type === 'swap' || action.type === 'eye' ? action.pair : null
      if (two === null) continue
      const [from, to] = ends(two)
      for (const [one, other] of action.type === 'swap' || action.type === 'eye' ? [[from, to], [to, from]] as const : [[from, to]] as const) {
        found.set(one, (found.get(one) ?? new Set()).add(other))
      }
    }
    return found
  })

  /** Whether something on this square can be picked. */
  pickable(at: Square): boolean {
    if (this.kind === 'tiles') return true
    if (this.kind === 'swap' || this.kind === 'eye') return this.pair.length === 0 ? this.#ways.has(at) : this.#ways.get(this.pair[0] ?? -1)?.has(at) === true
    return this.#ways.has(at)
  }
  /** Whether the picked thing may go to this square. */
  target(at: Square): boolean {
    if (this.kind === 'place') return this.power !== null && this.#can(catalogue.place(this.power, at))
    return this.from !== null && (this.kind === 'move' || this.kind === 'bush') && this.#ways.get(this.from)?.has(at) === true
  }
  /** Whether the picked ostrich turns up on this square. */
  landing(at: Square): boolean {
    return this.from !== null && this.#can(catalogue.land(this.from, at))
  }
  get lands(): boolean {
    return this.to !== null && this.kind === 'move' && this.landing(this.to)
  }
  /** Whether a tile can be turned, given the turn so far. */
  canTurn(quarter: Quarter): boolean {
    if (this.kind === 'rotate') return this.#can(rotate(quarter))
    if (this.kind !== 'move' || this.lands) return false
    if (this.from !== null && this.to !== null) return this.#can(catalogue.go(this.from, this.to, quarter))
    return this.#actions.some((action) => action.type === 'go' && action.turn === quarter && (this.from === null || numberOf(action.move.slice(0, 2)) === this.from))
  }

  /** The number of the composed action; null: something is missing. */
  readonly action: number | null = $derived.by(() => {
    const { from, to, turn, power } = this
    const number = this.#number(from, to, turn, power)
    return number !== null && this.#can(number) ? number : null
  })
  #number(from: Square | null, to: Square | null, turn: Quarter | null, power: Power | null): number | null {
    const [one, other] = this.pair
    const [first, second] = this.tiles
    switch (this.kind) {
      case 'place':
        return power === null || to === null ? null : catalogue.place(power, to)
      case 'move':
        if (from === null || to === null) return null
        return this.lands ? catalogue.land(from, to) : turn === null ? null : catalogue.go(from, to, turn)
      case 'rotate':
        return turn === null ? null : rotate(turn)
      case 'bush':
        return from === null || to === null ? null : catalogue.moveBush(from, to)
      case 'swap':
      case 'eye':
        return one === undefined || other === undefined ? null : (this.kind === 'eye' ? catalogue.look : catalogue.swap)(one, other)
      case 'tiles':
        return first === undefined || second === undefined ? null : catalogue.exchange(first, second)
      default:
        return null
    }
  }

  /**
   * The action that a press in vain on a square means, for the table to say why it is refused; null: the press has a meaning,
   * -1: the game has no such action.
   */
  vain(shown: Square): number | null {
    const at = this.#under(shown)
    const { from, kind } = this
    if (this.pickable(at) || this.target(at) || from === at || this.pair.includes(at)) return null
    if (kind === 'place' || from !== null) return this.vainTarget(at)
    switch (kind) {
      case 'move':
      case 'rotate':
        return leapsFrom(at)[0] ?? -1
      case 'bush':
        return catalogue.moveBush(at, at === 0 ? 1 : 0)
      case 'swap':
      case 'eye': {
        const other = this.pair[0] ?? (at === 0 ? 1 : 0)
        return (kind === 'eye' ? catalogue.look : catalogue.swap)(at, other)
      }
      default:
        return null
    }
  }
  /** The same for a square where the picked thing may not go. */
  vainTarget(at: Square): number {
    const { from, power, kind } = this
    if (kind === 'place') return power === null ? -1 : catalogue.place(power, at)
    if (from === null) return -1
    return kind === 'bush' ? catalogue.moveBush(from, at) : (leapsFrom(from).find((number) => leapOf(number) === at) ?? -1)
  }
  /** The same for a tile that does not turn now. */
  vainTurn(quarter: Quarter): number | null {
    const { from, to, kind } = this
    if (kind === null || this.canTurn(quarter) || this.turn === quarter) return null
    if (kind !== 'move' || from === null || to === null) return rotate(quarter)
    return this.lands ? (leapsFrom(from).find((number) => leapOf(number) === to) ?? -1) : catalogue.go(from, to, quarter)
  }

  /** Whether there is anything to take back. */
  get begun(): boolean {
    return this.power !== null || this.from !== null || this.turn !== null || this.pair.length > 0 || this.tiles.length > 0
  }

  /** Take an ostrich from the hand, or put it back. */
  take(power: Power): void {
    this.power = this.power === power && this.to === null ? null : power
    this.to = null
  }

  /** Choose a square as it is shown. */
  press(shown: Square): void {
    const at = this.#under(shown)
    switch (this.kind) {
      case 'place':
        if (this.target(at)) this.to = this.to === at ? null : at
        return
      case 'move':
      case 'bush':
        this.#pressWay(at)
        return
      case 'swap':
      case 'eye':
        if (this.pair.includes(at)) this.pair = this.pair.filter((one) => one !== at)
        else if (this.pickable(at)) this.pair = [...this.pair, at].slice(-2)
        return
      case 'tiles': {
        const tile = tileOf(at)
        this.tiles = this.tiles.includes(tile) ? this.tiles.filter((one) => one !== tile) : [...this.tiles, tile].slice(-2)
      }
    }
  }
  #pressWay(at: Square): void {
    if (this.from === at) {
      // the first press takes the leap back, the second one lets go
      if (this.to === null) this.from = null
      this.to = null
    } else if (this.to === null && this.target(at)) {
      this.#leap(at)
    } else if (this.pickable(at)) {
      this.from = at
      this.to = null
    } else if (this.target(at)) {
      this.#leap(at)
    }
  }
  #leap(to: Square): void {
    this.to = to
    // a turn that is not legal after this leap is dropped
    if (this.turn !== null && !this.canTurn(this.turn)) this.turn = null
  }

  /** Drop what was dragged from another square or from the hand. */
  carry(from: Square | Power, to: Square): void {
    if (typeof from === 'string') {
      this.power = from
      this.to = null
      if (this.target(to)) this.to = to
      return
    }
    const start = this.#under(from)
    if (this.kind !== 'move' && this.kind !== 'bush') return
    this.from = start
    this.to = null
    if (this.target(to)) this.#leap(to)
  }

  /** Turn a tile; the same turn again takes it back. */
  quarter(quarter: Quarter): void {
    if (this.turn === quarter) this.turn = null
    else if (this.turn !== null && this.turn.startsWith(quarter.slice(0, 2)) && this.turned) this.turn = null
    else if (this.canTurn(quarter)) this.turn = quarter
  }

  /** Compose a whole action at once. */
  suggest(action: Action): void {
    this.clear()
    if (action.type === 'go' || action.type === 'land' || action.type === 'bush') [this.from, this.to] = ends(action.move)
    if (action.type === 'swap' || action.type === 'eye') this.pair = ends(action.pair)
    if (action.type === 'tiles') this.tiles = [action.pair.slice(0, 2) as Tile, action.pair.slice(2) as Tile]
    if (action.type === 'go' || action.type === 'rotate') this.turn = action.turn as Quarter
  }

  /** Take the latest part back. */
  undo(): void {
    if (this.turn !== null && (this.to !== null || this.from === null)) this.turn = null
    else if (this.to !== null) this.to = null
    else if (this.pair.length > 0) this.pair = this.pair.slice(0, -1)
    else if (this.tiles.length > 0) this.tiles = this.tiles.slice(0, -1)
    else if (this.from !== null) this.from = null
    else this.power = null
  }
  clear(): void {
    this.power = this.from = this.to = this.turn = null
    this.pair = []
    this.tiles = []
  }

  /** Whether the tile is shown turned: once the move is complete. */
  get turned(): boolean {
    return this.turn !== null && (this.kind === 'rotate' || (this.kind === 'move' && this.to !== null))
  }

  /** The square of the table that is shown here. */
  #under(shown: Square): Square {
    const at = this.turned && this.turn !== null ? TURNED[this.turn].indexOf(shown) : shown
    return at === this.to && this.from !== null ? this.from : at
  }

  /** The board after the composed part of the turn. */
  over(base: Position, seat: number | null): Position {
    const { from, to, turn, kind } = this
    if (kind === 'place' && to !== null && this.power !== null) {
      const key = Math.max(-1, ...base.ostriches.map((one) => one.key)) + 1
      const bird = { key, at: to, of: seat, power: this.power, up: false, known: [] }
      return { ...base, ostriches: [...base.ostriches, bird] }
    }
    const [one, other] = this.pair
    if (kind === 'swap' && one !== undefined && other !== undefined) return swapped(base, one, other)
    const [first, second] = this.tiles
    if (kind === 'tiles' && first !== undefined && second !== undefined) return shifted(base, PAIRS[first + second] ?? PAIRS[second + first] ?? [])
    if (kind === 'bush' && from !== null && to !== null) return leapt(base, from, to)
    const after = kind === 'move' && from !== null && to !== null ? { ...leapt(base, from, to), moved: to } : base
    return this.turned && turn !== null ? shifted(after, TURNED[turn], turn) : after
  }
}
