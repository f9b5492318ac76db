import type { Uluru } from '../../wire.gen'
import { AREAS, BIRDS, PLACES } from './contract.gen'

export type Bird = Uluru.Bird
export type Board = readonly (number | null)[]

export { BIRDS, PLACES }
/** The places on the cool ground; all others lie on the boomerang. */
export const LONELY = AREAS.lonely

/** Where the places lie round the rock, in hundredths of the board, clockwise from the single one on top. */
export const SPOTS: readonly (readonly [x: number, y: number])[] = [
  [50, 11],
  [85, 36],
  [85, 64],
  [66, 89],
  [34, 89],
  [15, 74],
  [15, 50],
  [15, 26],
]

/** Every colour has its own sign, drawn in a square of 24. */
export const SIGNS: Readonly<Record<Bird, string>> = {
  white: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  pink: 'M12 21.500C4 15.500 2 11.800 2 8.600 2 5.500 4.400 3 7.300 3c2 0 3.800 1.200 4.700 3 .9-1.800 2.700-3 4.700-3C19.600 3 22 5.500 22 8.600c0 3.200-2 6.900-10 12.900z',
  yellow: 'M12 1.500l3.100 6.900 7.400.8-5.500 5 1.600 7.400L12 17.800l-6.600 3.800L7 14.200l-5.500-5 7.400-.8z',
  orange: 'M12 2.500 22.500 21h-21z',
  red: 'M12 1l8.500 11L12 23 3.500 12z',
  green: 'M21 2.500C9.500 2.500 3.500 7.500 3.500 14c0 1.700.4 3.200 1 4.400L2 21l1.600 1.500 2.600-2.600C7.600 20.600 9.200 21 11 21 18.500 21 21.500 13.500 21 2.500z',
  blue: 'M1 9.500C4 5 7.500 5.200 10 7.700s4.300 2.200 6-.3c1.800-2.600 4.500-2.900 7-.9v4.500c-2.200-2-3.700-1.700-5 .2-3 4.200-7 3.500-9.800.7C6 9.700 4 10.500 1 14.500zM1 17.500c3-4.500 6.500-4.300 9-1.800s4.300 2.200 6-.3c1.800-2.600 4.500-2.900 7-.9V19c-2.200-2-3.700-1.700-5 .2-3 4.200-7 3.500-9.800.7-2.200-2.200-4.200-1.400-7.200 2.600z',
  black: 'M14.500 1.500A11 11 0 1 0 22.500 17 9 9 0 0 1 14.500 1.500z',
}

/** How many birds sit on a board. */
export const landedOn = (board: Board): number => board.filter((place) => place !== null).length

export function occupant(board: Board, place: number): Bird | null {
  const number = board.indexOf(place)
  return number < 0 ? null : (BIRDS[number] ?? null)
}
