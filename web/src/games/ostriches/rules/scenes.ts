import { numberOf, POWERS, squareOf, SIDE, spot, type Square } from '../pieces'
import { positionOf, type Position, type Seen } from '../position'
import known from './scenes.json'

/** The boards of the rules page in one line, and what is done on them; the tests of the rules play them. */
export type SceneName = keyof typeof known
export interface Told {
  /** The first board, and the one right before `after` where a head has to come out first. */
  readonly at: string
  readonly before?: string
  readonly after?: string
  readonly said?: readonly string[]
  readonly square?: string
  readonly dots?: readonly string[]
}
export const told = (name: SceneName): Told => known[name]

const MARKS = /([1-6])|(\*)|([bsetpBSETP])(')?(\+)?/g

/** A board from its one line, as the player below may know it. */
export function boardOf(line: string): Position {
  const ostriches: Seen['ostriches'][number][] = []
  const bushes: Square[] = []
  for (const [index, row] of line.split('/').entries()) {
    let column = 0
    for (const [, free, bush, letter, looked, up] of row.matchAll(MARKS)) {
      const at = squareOf(column, SIDE - 1 - index)
      column += Number(free ?? 1)
      if (bush !== undefined) bushes.push(at)
      if (letter === undefined) continue
      const of = letter === letter.toUpperCase() ? 0 : 1
      const power = POWERS.find((one) => one.startsWith(letter.toLowerCase())) ?? null
      ostriches.push({ at, of, up: up !== undefined, power: of === 0 || up !== undefined || looked !== undefined ? power : null })
    }
  }
  return positionOf({ ostriches, bushes })
}

/** The middle of a square, where the whole board is 60 wide. */
export function middle(square: string): readonly [number, number] {
  const { x, y } = spot(numberOf(square), 0)
  return [x * 10 + 5, y * 10 + 5]
}
