import { Drag, type Point } from '../../kit/drag.svelte'
import { NEAR, type Holding } from './holding.svelte'
import { lookOf, NAMES, sizeOf, type Cell, type Lay, type Name, type Size } from './pieces'

/** How high a piece floats above the finger at most, in pixels and in cells: a finger must reach the lowest row of a low screen. */
const HIGHEST = 44
const HIGH = 0.75

/** Where a finger holds a piece, in cells from the corner of its box. */
export type Grip = Point

/** A rectangle on the screen; upside down its corner is at the bottom right. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function within({ left, top, right, bottom }: Box, { x, y }: Point, turned: boolean): Point {
  const [across, down] = [(x - left) / (right - left), (y - top) / (bottom - top)]
  return turned ? { x: 1 - across, y: 1 - down } : { x: across, y: down }
}

/** The grip on a piece whose picture lies in this box. */
export function gripOf(box: Box, at: Point, { rows, cols }: Size, turned = false): Grip {
  const { x, y } = within(box, at, turned)
  const kept = (part: number, size: number) => Math.max(0, Math.min(1, part)) * size
  return { x: kept(x, cols), y: kept(y, rows) }
}

/** A point of the screen on the grid of a board with half a cell of paper around the shape: row and column, with fractions. */
export function onGrid(board: Box, at: Point, shape: readonly string[], turned = false): readonly [number, number] {
  const { x, y } = within(board, at, turned)
  return [y * (shape.length + 1) - 0.5, x * ((shape[0]?.length ?? 0) + 1) - 0.5]
}

/** Whether a point lies on a box. */
export const isOn = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean => x >= left && x <= right && y >= top && y <= bottom

/** What a board says about itself, and what to do with a dropped piece. */
interface Ground {
  readonly holding: Holding
  readonly shape: () => readonly string[]
  /** Where a piece lies now. */
  readonly laid: (piece: Name) => Lay | undefined
  /** A piece was dropped: where it snaps to, and whether it is over the board. */
  readonly drop: (piece: Name, place: Cell | null, over: boolean) => void
}

/** A piece that is being dragged: where it is held, and where it would snap to. */
export class Carrying {
  readonly drag: Drag
  grip = $state.raw<Grip>({ x: 0, y: 0 })
  /** The size of the board's cells, in pixels. */
  cell = $state(0)
  snap = $state.raw<Cell | null>(null)
  readonly #ground: Ground
  readonly #turned: boolean
  #box = new DOMRect()
  #at: Point = { x: 0, y: 0 }

  constructor(ground: Ground, { zone, turned }: { zone: boolean; turned: boolean }) {
    this.#ground = ground
    this.#turned = turned
    this.drag = new Drag((what) => this.#drop(what as Name), { onMove: (at) => this.#follow(at), anyFinger: zone, turned })
  }

  get piece(): Name | undefined {
    return NAMES.find((piece) => piece === this.drag.now)
  }
  #size(piece: Name) {
    return sizeOf(lookOf(piece, this.#ground.holding.look(piece)))
  }

  /** A possible start of a drag: the piece is held where its picture was touched. */
  press(event: PointerEvent, piece: Name, picture: Element, board: Element): void {
    this.#box = board.getBoundingClientRect()
    this.cell = this.#box.width / ((this.#ground.shape()[0]?.length ?? 0) + 1)
    this.drag.lift = Math.min(HIGHEST, this.cell * HIGH)
    this.grip = gripOf(picture.getBoundingClientRect(), { x: event.clientX, y: event.clientY }, this.#size(piece), this.#turned)
    this.drag.start(event, piece)
  }

  /** A piece that was turned is held at its centre. */
  regrip(piece: Name): void {
    const { rows, cols } = this.#size(piece)
    this.grip = { x: cols / 2, y: rows / 2 }
    this.#follow(this.#at)
  }

  #follow(at: Point): void {
    this.#at = at
    const { piece } = this
    if (piece === undefined) return
    const { holding, shape, laid } = this.#ground
    const [row, col] = onGrid(this.#box, at, shape(), this.#turned)
    const corner = [row - this.grip.y, col - this.grip.x] as const
    const away = (place: Cell) => Math.hypot(place[0] - corner[0], place[1] - corner[1])
    const found = holding.nearest(piece, ...corner)
    const lay = laid(piece)
    const home: Cell | null = lay?.orientation === holding.look(piece) ? [lay.row, lay.col] : null
    const next = home !== null && away(home) < (found === null ? NEAR : away(found)) ? home : found
    // most moves change nothing
    if (String(next) !== String(this.snap)) this.snap = next
  }

  #drop(piece: Name): void {
    const place = this.snap
    this.snap = null
    this.#ground.drop(piece, place, isOn(this.#box, this.#at))
  }
}
