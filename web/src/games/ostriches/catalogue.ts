import type { Ostriches } from '../../wire.gen'
import { leaps, NAMES, nameOf, POWERS, SQUARES, TILES, tileOf, WAYS, type Power, type Quarter, type Square, type Tile } from './pieces'

export type Action = Ostriches.Action

export const QUARTERS: readonly Quarter[] = TILES.flatMap((tile) => WAYS.map((way): Quarter => `${tile}${way}`))
const PAIRS_OF_TILES: readonly string[] = TILES.flatMap((one, number) => TILES.slice(number + 1).map((other) => one + other))
const MOVES: readonly (readonly [Square, Square])[] = SQUARES.flatMap((from) => leaps(from).map((to) => [from, to] as const))
const WAYS_THERE: readonly string[] = SQUARES.flatMap((from) => SQUARES.filter((to) => to !== from).map((to) => nameOf(from) + nameOf(to)))
const PAIRS: readonly string[] = SQUARES.flatMap((one) => SQUARES.slice(one + 1).map((other) => nameOf(one) + nameOf(other)))

/** Every action there can be, in the order of the rules: its place here is its number. */
export const CATALOGUE: readonly Action[] = [
  ...POWERS.flatMap((power) => NAMES.map((at): Action => ({ type: 'place', power, at }))),
  ...MOVES.flatMap(([from, to]) =>
    QUARTERS.filter((turn) => !turn.startsWith(tileOf(to))).map((turn): Action => ({ type: 'go', move: nameOf(from) + nameOf(to), turn })),
  ),
  ...MOVES.map(([from, to]): Action => ({ type: 'land', move: nameOf(from) + nameOf(to) })),
  ...WAYS_THERE.map((move): Action => ({ type: 'bush', move })),
  ...PAIRS.map((pair): Action => ({ type: 'swap', pair })),
  ...PAIRS.map((pair): Action => ({ type: 'eye', pair })),
  ...PAIRS_OF_TILES.map((pair): Action => ({ type: 'tiles', pair })),
  { type: 'pass' },
  ...QUARTERS.map((turn): Action => ({ type: 'rotate', turn })),
  { type: 'offer' },
  { type: 'accept' },
  { type: 'resign' },
]

/** An action in the notation of the game. */
export function written(action: Action): string {
  switch (action.type) {
    case 'place':
      return `${action.power}@${action.at}`
    case 'go':
      return `${action.move}/${action.turn}`
    case 'land':
      return `${action.move}!`
    case 'bush':
      return `bush:${action.move}`
    case 'swap':
    case 'eye':
    case 'tiles':
      return `${action.type}:${action.pair}`
    case 'rotate':
      return `/${action.turn}`
    case 'offer':
      return 'draw?'
    case 'accept':
      return 'draw!'
    case 'resign':
      return '#'
    case 'pass':
      return 'pass'
  }
}

const NUMBERS: ReadonlyMap<string, number> = new Map(CATALOGUE.map((action, number) => [written(action), number]))

/** The number of an action by its notation; -1: there is none. */
export const numberOf = (notation: string): number => NUMBERS.get(notation) ?? -1
/** What a number means. */
export const meant = (number: number): Action | null => CATALOGUE[number] ?? null

const two = (one: Square, other: Square): string => nameOf(Math.min(one, other)) + nameOf(Math.max(one, other))

/** The numbers of the actions, by their parts. */
export const place = (power: Power, at: Square): number => numberOf(`${power}@${nameOf(at)}`)
export const go = (from: Square, to: Square, turn: Quarter): number => numberOf(`${nameOf(from)}${nameOf(to)}/${turn}`)
export const land = (from: Square, to: Square): number => numberOf(`${nameOf(from)}${nameOf(to)}!`)
export const moveBush = (from: Square, to: Square): number => numberOf(`bush:${nameOf(from)}${nameOf(to)}`)
export const swap = (one: Square, other: Square): number => numberOf(`swap:${two(one, other)}`)
export const look = (one: Square, other: Square): number => numberOf(`eye:${two(one, other)}`)
export const exchange = (one: Tile, other: Tile): number => {
  const [first, second] = TILES.indexOf(one) < TILES.indexOf(other) ? [one, other] : [other, one]
  return numberOf(`tiles:${first}${second}`)
}
export const rotate = (turn: Quarter): number => numberOf(`/${turn}`)
export const PASS = numberOf('pass')
export const OFFER = numberOf('draw?')
export const ACCEPT = numberOf('draw!')
export const RESIGN = numberOf('#')
