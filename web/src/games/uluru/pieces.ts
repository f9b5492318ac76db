// Paper uses the same drawings, so they live in the library.
import { signs, spots } from '../../../../src/ludotheque/games/uluru/drawings/signs.json'
import type { Uluru } from '../../wire.gen'
import { AREAS, BIRDS, PLACES } from './contract.gen'

export type Bird = Uluru.Bird
export type Board = readonly (number | null)[]

export { BIRDS, PLACES }
/** The places on the cool ground; all others lie on the boomerang. */
export const LONELY = AREAS.lonely

/** Where the places lie round the rock, in hundredths of the board, clockwise from the single one on top. */
export const SPOTS = spots as unknown as readonly (readonly [x: number, y: number])[]

/** Every colour has its own sign, drawn in a square of 24. */
export const SIGNS: Readonly<Record<Bird, string>> = signs

/** How many birds sit on a board. */
export const landedOn = (board: Board): number => board.filter((place) => place !== null).length

export function occupant(board: Board, place: number): Bird | null {
  const number = board.indexOf(place)
  return number < 0 ? null : (BIRDS[number] ?? null)
}
