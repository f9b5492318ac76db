import { GRID, looksOf, NAMES, sizeOf, type Lay, type Name } from './pieces'

const keyOf = (piece: Name, orientation: number, row: number, col: number) => `${piece}/${orientation}/${row}/${col}`

/** Everything that can ever be laid, in the order of its numbers: by piece, orientation, row and column. */
const LAYS: readonly Lay[] = NAMES.flatMap((piece) =>
  looksOf(piece).flatMap((look, orientation) => {
    const { rows, cols } = sizeOf(look)
    return Array.from({ length: (GRID - rows + 1) * (GRID - cols + 1) }, (_, number): Lay => {
      const wide = GRID - cols + 1
      return { type: 'lay', piece, orientation, row: Math.floor(number / wide), col: number % wide }
    })
  }),
)
const NUMBERS = new Map(LAYS.map(({ piece, orientation, row, col }, number) => [keyOf(piece, orientation, row, col), number]))

/** The numbers of the actions: every lay, lifts by piece, then three words. A lay beyond the grid has the number -1. */
export const lay = (piece: Name, orientation: number, row: number, col: number): number =>
  NUMBERS.get(keyOf(piece, orientation, row, col)) ?? -1
export const lift = (piece: Name): number => LAYS.length + NAMES.indexOf(piece)
export const GIVE_UP = LAYS.length + NAMES.length
export const ASIDE = GIVE_UP + 1
export const READY = GIVE_UP + 2

/** What a number means for a piece: it goes onto the shape, or beside it. Nothing for the words. */
export function meant(action: number): { readonly piece: Name; readonly lay: Lay | null } | null {
  const found = LAYS[action]
  if (found !== undefined) return { piece: found.piece, lay: found }
  const piece = NAMES[action - LAYS.length]
  return piece === undefined ? null : { piece, lay: null }
}
