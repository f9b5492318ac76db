import type { Ubongo } from '../../wire.gen'
import { FLIPPED, GEMS, GRID, ORIENTATIONS, PIECES, TURNED, WORTH } from './contract.gen'

export type Name = Ubongo.Lay['piece']
export type Lay = Ubongo.Lay
export type Task = Ubongo.Task
export type Gem = Ubongo.Win['track'] & string
export type SymbolName = Ubongo.Task['symbol']
/** Row and column. */
export type Cell = readonly [number, number]

export { GEMS, GRID, WORTH }
export const NAMES: readonly Name[] = PIECES

export function cellsOf(rows: readonly string[]): Cell[] {
  return rows.flatMap((line, row) => [...line].flatMap((mark, col): Cell[] => (mark === '#' ? [[row, col]] : [])))
}

/** The orientations of a piece, each as the cells that it covers, relative to its corner. */
export const looksOf = (name: Name): readonly (readonly Cell[])[] => ORIENTATIONS[name]
export const lookOf = (name: Name, orientation: number): readonly Cell[] => looksOf(name)[orientation] ?? []

/** The orientation after a quarter turn clockwise. */
export const turned = (name: Name, orientation: number): number => TURNED[name][orientation] ?? 0
/** The orientation after a flip, left to right. */
export const flipped = (name: Name, orientation: number): number => FLIPPED[name][orientation] ?? 0
/** The orientation after a quarter turn counterclockwise. */
export const turnedBack = (name: Name, orientation: number): number => turned(name, turned(name, turned(name, orientation)))

export interface Size {
  readonly rows: number
  readonly cols: number
}
export const sizeOf = (cells: readonly Cell[]): Size => ({
  rows: 1 + Math.max(...cells.map(([row]) => row)),
  cols: 1 + Math.max(...cells.map(([, col]) => col)),
})

/** The cells of the shape that a piece covers. */
export const covers = ({ piece, orientation, row, col }: Lay): Cell[] => lookOf(piece, orientation).map(([r, c]): Cell => [row + r, col + c])

/** Whether a piece lies on the grid of a board. */
export function isWithin({ piece, orientation, row, col }: Lay, shape: readonly string[]): boolean {
  const { rows, cols } = sizeOf(lookOf(piece, orientation))
  return row + rows <= shape.length && col + cols <= (shape[0]?.length ?? 0)
}

/** What lies on a cell. */
export const lyingAt = (lying: readonly Lay[], row: number, col: number): Lay | undefined =>
  lying.find((lay) => covers(lay).some(([r, c]) => r === row && c === col))

export const pointsOf = (gems: readonly Gem[]): number => gems.reduce((sum, gem) => sum + WORTH[gem], 0)
