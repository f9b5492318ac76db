import type { Ostriches } from '../../wire.gen'
import { NAMES as SQUARE_NAMES, ON_TILE, POWERS, SIDE, SQUARES, TILE_AT, TILES, TO_WIN, WAYS } from './contract.gen'

export type Square = number
export type Tile = (typeof TILES)[number]
export type Way = (typeof WAYS)[number]
/** A tile and the way it turns, such as `ne+`. */
export type Quarter = `${Tile}${Way}`
export type Power = NonNullable<Ostriches.Seen['power']>

export { POWERS, SIDE, SQUARES, TILES, TO_WIN, WAYS }

export const columnOf = (at: Square): number => at % SIDE
export const rowOf = (at: Square): number => Math.floor(at / SIDE)
export const squareOf = (column: number, row: number): Square => row * SIDE + column

/** The squares by name: a1 is 0, f6 is 35. */
export const NAMES: readonly string[] = SQUARE_NAMES
export const nameOf = (at: Square): string => NAMES[at] ?? ''
export const numberOf = (name: string): Square => NAMES.indexOf(name)

export const tileOf = (at: Square): Tile => TILE_AT[at] ?? 'sw'
/** The squares of a tile, along its rows. */
export { ON_TILE }
/** The middle of a tile. */
export const middleOf = (tile: Tile): Square => ON_TILE[tile][4] ?? 0
/** A tile by the names of its first and last square. */
export const tileEnds = (tile: Tile): readonly [string, string] => [nameOf(ON_TILE[tile][0] ?? 0), nameOf(ON_TILE[tile][8] ?? 0)]

/** Where a square is drawn, in squares from the upper left, with the side of `below` at the bottom. */
export function spot(at: Square, below: number): { readonly x: number; readonly y: number } {
  return below === 1 ? { x: SIDE - 1 - columnOf(at), y: rowOf(at) } : { x: columnOf(at), y: SIDE - 1 - rowOf(at) }
}
/** The square that is drawn there; null: outside the board. */
export function squareAt(x: number, y: number, below: number): Square | null {
  if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) return null
  return below === 1 ? squareOf(SIDE - 1 - x, y) : squareOf(x, SIDE - 1 - y)
}
/** The tiles as they are drawn: far left, far right, near left, near right. */
export const tilesSeen = (below: number): readonly Tile[] => (below === 1 ? ['se', 'sw', 'ne', 'nw'] : ['nw', 'ne', 'sw', 'se'])

/** Every tribe has its own sign beside its colour, drawn in a square of 24: the sun and the moon. */
export const TRIBES: readonly string[] = [
  'M12 6.800a5.200 5.200 0 1 0 0 10.400 5.200 5.200 0 0 0 0-10.400zM10.900 1h2.200l.5 4.200h-3.200zM10.900 23h2.200l.5-4.200h-3.200zM1 10.900v2.200l4.200.5v-3.200zM23 10.900v2.200l-4.200.5v-3.200zM3.400 5 5 3.400l3.300 2.600L6 8.300zM19 3.400 20.600 5 18 8.300 15.700 6zM3.400 19 5 20.600l3.300-2.600L6 15.700zM20.600 19 19 20.600 15.700 18 18 15.700z',
  'M15.500 1.500A11 11 0 1 0 22.500 17.500 9.500 9.500 0 0 1 15.500 1.500z',
]

/** What an ostrich can do, as a sign in a square of 24. */
export const SIGNS: Readonly<Record<Power, string>> = {
  bush: 'M12 22.500V13M12 16c-5 0-8.500-2.500-9-8 5-.5 8.500 2 9 7M12 13c.5-6 4-9.500 9.500-9.500.5 6-3 9.500-9.500 9.500',
  swap: 'M3 8.500C7 3 15 2.500 19 7.500M19.500 2v6h-6M21 15.500C17 21 9 21.500 5 16.500M4.500 22v-6h6',
  eye: 'M1.500 12C5 6 9 4.500 12 4.500S19 6 22.500 12C19 18 15 19.500 12 19.500S5 18 1.500 12zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  tiles: 'M2.500 2.500h8v8h-8zM13.500 13.500h8v8h-8zM14.500 4.500c3.500-.5 5 1 5 5M17 7.500l2.500 2.500L22 7.500M9.500 19.500c-3.500.5-5-1-5-5M7 16.500l-2.500-2.500L2 16.500',
  plain: 'M5 21C6 12 11 4.500 20 3c.5 7-4 12-11.500 12.500M5 21c2-5 5-8.500 9.500-11.500',
}
