import type { Point } from '../../kit/drag.svelte'
import type { Size } from './pieces'

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

/** Where a piece was taken, whose picture lies in this box. */
export function gripOf(box: Box, at: Point, { rows, cols }: Size, turned = false): Grip {
  const { x, y } = within(box, at, turned)
  const kept = (part: number, size: number) => Math.max(0, Math.min(1, part)) * size
  return { x: kept(x, cols), y: kept(y, rows) }
}

/** A point of the screen on the grid of a board with half a cell of paper round the shape: row and column, with fractions. */
export function onGrid(board: Box, at: Point, shape: readonly string[], turned = false): readonly [number, number] {
  const { x, y } = within(board, at, turned)
  return [y * (shape.length + 1) - 0.5, x * ((shape[0]?.length ?? 0) + 1) - 0.5]
}

/** Whether a point lies on a box. */
export const isOn = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean => x >= left && x <= right && y >= top && y <= bottom
