import { lay } from './contract.gen'
import { covers, flipped, GRID, lookOf, sizeOf, turned, turnedBack, type Cell, type Lay, type Name } from './pieces'

/** How close a piece must be to where it fits, in cells. */
export const NEAR = 0.75

/** What a player may do with actions, by their numbers. */
interface Allowed {
  /** May be tried now. */
  readonly can: (action: number) => boolean
  /** Was offered by the table when it answered last. */
  readonly offered: (action: number) => boolean
}

/** The orientations of one player's pieces, which one is picked, and where the keys have moved it. Knows no rules, and only does what is allowed. */
export class Holding {
  picked = $state<Name | null>(null)
  /** The corner of the picked piece on the grid, while keys move it. */
  cursor = $state.raw<Cell | null>(null)
  #looks = $state.raw<Partial<Record<Name, number>>>({})
  readonly #allowed: Allowed

  constructor(allowed: Allowed, lying: readonly Lay[] = []) {
    this.#allowed = allowed
    this.#looks = Object.fromEntries(lying.map(({ piece, orientation }) => [piece, orientation]))
  }

  look(piece: Name): number {
    return this.#looks[piece] ?? 0
  }
  /** Set the orientation of a piece. */
  set(piece: Name, orientation: number): void {
    if (this.look(piece) !== orientation) this.#looks = { ...this.#looks, [piece]: orientation }
  }
  turn(piece: Name, back = false): void {
    this.set(piece, (back ? turnedBack : turned)(piece, this.look(piece)))
    this.#keep(piece)
  }
  flip(piece: Name): void {
    this.set(piece, flipped(piece, this.look(piece)))
    this.#keep(piece)
  }

  pick(piece: Name, cursor: Cell | null = null): void {
    this.picked = piece
    this.cursor = cursor
  }
  drop(): void {
    this.picked = this.cursor = null
  }

  fits(piece: Name, row: number, col: number): boolean {
    return this.#allowed.can(lay(piece, this.look(piece), row, col))
  }

  /** All corners where a piece may be laid in its current orientation. */
  #places(piece: Name, may: (action: number) => boolean): Cell[] {
    return Array.from({ length: GRID * GRID }, (_, n): Cell => [Math.floor(n / GRID), n % GRID]).filter(([row, col]) => may(lay(piece, this.look(piece), row, col)))
  }

  /** The place where a piece snaps to when its corner floats here. */
  nearest(piece: Name, row: number, col: number): Cell | null {
    let found: Cell | null = null
    let least = NEAR
    for (const place of this.#places(piece, this.#allowed.can)) {
      const away = Math.hypot(place[0] - row, place[1] - col)
      if (away < least) [found, least] = [place, away]
    }
    return found
  }

  /** Where a piece covers a cell: the placement whose centre is nearest, those that the table offered first. */
  over(piece: Name, row: number, col: number): Cell | null {
    const orientation = this.look(piece)
    const { rows, cols } = sizeOf(lookOf(piece, orientation))
    const away = ([r, c]: Cell) => Math.hypot(r + (rows - 1) / 2 - row, c + (cols - 1) / 2 - col)
    const touches = ([r, c]: Cell) => covers({ type: 'lay', piece, orientation, row: r, col: c }).some(([y, x]) => y === row && x === col)
    const { offered, can } = this.#allowed
    const nearest = (may: (action: number) => boolean) => this.#places(piece, may).filter(touches).sort((a, b) => away(a) - away(b))[0]
    return nearest((action) => offered(action) && can(action)) ?? nearest(can) ?? null
  }

  /** Pick a piece for the keyboard and put it where it lies, where it fits, or in the corner. */
  enter(piece: Name, lying: Lay | undefined): void {
    this.picked = piece
    this.cursor = lying === undefined ? (this.#places(piece, this.#allowed.offered)[0] ?? [0, 0]) : [lying.row, lying.col]
  }
  move(down: number, right: number, shape: readonly string[]): void {
    if (this.cursor === null || this.picked === null) return
    const { rows, cols } = sizeOf(lookOf(this.picked, this.look(this.picked)))
    const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
    this.cursor = [within(this.cursor[0] + down, shape.length - rows), within(this.cursor[1] + right, (shape[0]?.length ?? 0) - cols)]
  }
  /** Keep a turned piece within the grid. */
  #keep(piece: Name): void {
    if (this.cursor === null || piece !== this.picked) return
    const { rows, cols } = sizeOf(lookOf(piece, this.look(piece)))
    this.cursor = [Math.min(this.cursor[0], GRID - rows), Math.min(this.cursor[1], GRID - cols)]
  }
}
