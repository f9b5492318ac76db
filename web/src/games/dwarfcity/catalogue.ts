import { BLOCKS, CARDS, colourOf } from './pieces'

/** The numbers of the actions, in the order of the rules. */
export const ROLL = 0
export const DONE = 1
export const TAKE_BACK = 2
export const SPARE = 3
const TEAR = 4
const BUILD = TEAR + CARDS
const PER_TOWER = 2 * BLOCKS.length

/** A block on a tower, for a die of its colour or a white one. */
export interface Building {
  readonly number: number
  readonly block: string
  readonly tower: number
  readonly white: boolean
}

export const tear = (tower: number): number => TEAR + tower
export const build = (block: string, tower: number, white: boolean): number => BUILD + tower * PER_TOWER + 2 * BLOCKS.indexOf(block) + Number(white)

/** The tower that a number tears down; null: it means something else. */
export const tornBy = (number: number): number | null => (number >= TEAR && number < BUILD ? number - TEAR : null)

/** What a number builds; null: it means something else. */
export function builtBy(number: number): Building | null {
  const tower = Math.floor((number - BUILD) / PER_TOWER)
  const block = BLOCKS[Math.floor(((number - BUILD) % PER_TOWER) / 2)]
  return number < BUILD || tower >= CARDS || block === undefined ? null : { number, block, tower, white: (number - BUILD) % 2 === 1 }
}

/** An action as the tests on both sides write it: `roll`, `tear 3`, `build r rc 0`. */
export function written(number: number): string {
  const plain = ['roll', 'done', 'back', 'spare'][number]
  if (plain !== undefined) return plain
  const torn = tornBy(number)
  const built = builtBy(number)
  return torn !== null ? `tear ${torn}` : built === null ? '' : `build ${built.white ? 'w' : colourOf(built.block)} ${built.block} ${built.tower}`
}
