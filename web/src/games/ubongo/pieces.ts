import type { Ubongo } from '../../wire.gen'

export type Name = Ubongo.Lay['piece']
export type Lay = Ubongo.Lay
export type Task = Ubongo.Task
export type Gem = Ubongo.Win['track'] & string
export type SymbolName = Ubongo.Task['symbol']
/** Row and column. */
export type Cell = readonly [number, number]

/** Every shape fits into a grid of so many rows and columns. */
export const GRID = 6

/** As they are drawn on the rules page: the first orientation of each. */
const DRAWN: readonly (readonly [Name, string])[] = [
  ['I2', '##'],
  ['I3', '###'],
  ['V3', '#./##'],
  ['I4', '####'],
  ['O4', '##/##'],
  ['T4', '###/.#.'],
  ['L4', '#./#./##'],
  ['S4', '.##/##.'],
  ['Y5', '.#../####'],
  ['L5', '#.../####'],
  ['P5', '##/##/#.'],
  ['Z5', '##./.#./.##'],
]
export const NAMES: readonly Name[] = DRAWN.map(([name]) => name)

export function cellsOf(rows: readonly string[]): Cell[] {
  return rows.flatMap((line, row) => [...line].flatMap((mark, col): Cell[] => (mark === '#' ? [[row, col]] : [])))
}

/** The same cells in their order, moved into the top left corner. */
function settled(cells: readonly Cell[]): readonly Cell[] {
  const top = Math.min(...cells.map(([row]) => row))
  const left = Math.min(...cells.map(([, col]) => col))
  return cells.map(([row, col]): Cell => [row - top, col - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1])
}
const turnedCells = (cells: readonly Cell[]) => settled(cells.map(([row, col]): Cell => [col, -row]))
const flippedCells = (cells: readonly Cell[]) => settled(cells.map(([row, col]): Cell => [row, -col]))

/** Four turns with the clock, then the mirror image and its turns; what looks like an earlier one is left out. */
function aspects(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const found = new Map<string, readonly Cell[]>()
  for (const start of [settled(cells), flippedCells(cells)]) {
    let look = start
    for (let turn = 0; turn < 4; turn += 1) {
      if (!found.has(String(look))) found.set(String(look), look)
      look = turnedCells(look)
    }
  }
  return [...found.values()]
}

const LOOKS = new Map(DRAWN.map(([name, drawn]) => [name, aspects(cellsOf(drawn.split('/')))]))

export const looksOf = (name: Name): readonly (readonly Cell[])[] => LOOKS.get(name) ?? []
export const lookOf = (name: Name, orientation: number): readonly Cell[] => looksOf(name)[orientation] ?? []

function same(name: Name, cells: readonly Cell[]): number {
  return looksOf(name).findIndex((look) => String(look) === String(cells))
}
/** The orientation after a quarter turn with the clock. */
export const turned = (name: Name, orientation: number): number => same(name, turnedCells(lookOf(name, orientation)))
/** The orientation after it was flipped over, left to right. */
export const flipped = (name: Name, orientation: number): number => same(name, flippedCells(lookOf(name, orientation)))
/** A quarter turn against the clock. */
export const turnedBack = (name: Name, orientation: number): number => turned(name, turned(name, turned(name, orientation)))

export interface Size {
  readonly rows: number
  readonly cols: number
}
export const sizeOf = (cells: readonly Cell[]): Size => ({
  rows: 1 + Math.max(...cells.map(([row]) => row)),
  cols: 1 + Math.max(...cells.map(([, col]) => col)),
})

/** The cells of the shape that a piece lies on. */
export const covers = ({ piece, orientation, row, col }: Lay): Cell[] => lookOf(piece, orientation).map(([r, c]): Cell => [row + r, col + c])

/** What lies on a cell. */
export const lyingAt = (lying: readonly Lay[], row: number, col: number): Lay | undefined =>
  lying.find((lay) => covers(lay).some(([r, c]) => r === row && c === col))

export const GEMS: readonly Gem[] = ['ruby', 'sapphire', 'emerald', 'amber']
export const WORTH: Readonly<Record<Gem, number>> = { ruby: 4, sapphire: 3, emerald: 2, amber: 1 }
export const pointsOf = (gems: readonly Gem[]): number => gems.reduce((sum, gem) => sum + WORTH[gem], 0)
