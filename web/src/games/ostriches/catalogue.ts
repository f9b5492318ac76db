import * as contract from './contract.gen'
import { nameOf, TILES, type Power, type Quarter, type Square, type Tile } from './pieces'

const move = (from: Square, to: Square): string => nameOf(from) + nameOf(to)
const pair = (one: Square, other: Square): string => move(Math.min(one, other), Math.max(one, other))

/** The numbers of the actions by squares and tiles; -1: there is no such action. */
export const place = (power: Power, at: Square): number => contract.place(power, nameOf(at))
export const go = (from: Square, to: Square, turn: Quarter): number => contract.go(move(from, to), turn)
export const land = (from: Square, to: Square): number => contract.land(move(from, to))
export const moveBush = (from: Square, to: Square): number => contract.moveBush(move(from, to))
export const swap = (one: Square, other: Square): number => contract.swap(pair(one, other))
export const look = (one: Square, other: Square): number => contract.look(pair(one, other))
export const exchange = (one: Tile, other: Tile): number =>
  contract.exchange(TILES.indexOf(one) < TILES.indexOf(other) ? one + other : other + one)
