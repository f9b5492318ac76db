import { CARD_HIGH, CARD_WIDE, heightOf, isFinished, shapeOf, SIZES, type Shape, type Tower } from './pieces'

/** A block of a tower, or a place for one, in its position measured from the ground. */
export interface Placed {
  readonly shape: Shape
  /** Null: still to come. */
  readonly block: string | null
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
  /** A little out of line, as children build. */
  readonly lean: number
}

/** The least height to draw, so that all unfinished towers share one scale. */
const STONE = 112
const BEACH = 150
/** Room above for what comes next, or for the flag on a finished tower. */
const ABOVE = 8
const FLAG = 22

const high = (shape: Shape): number => SIZES[shape][1]
const lean = (place: number, block: string): number => (((place * 7 + block.charCodeAt(0) + block.charCodeAt(1) * 3) % 5) - 2) * 0.9

/** The position of every block of a tower from the ground up; on the stone face also of those to come. */
export function placed(tower: Tower): readonly Placed[] {
  const shapes = [...tower.blocks.map(shapeOf), ...([...tower.card.slice(tower.blocks.length)] as Shape[])]
  let top = 0
  return shapes.map((shape, place) => {
    const [wide, tall] = SIZES[shape]
    top += tall
    const block = tower.blocks[place] ?? null
    return { shape, block, x: (CARD_WIDE - wide) / 2, y: -top, wide, high: tall, lean: block === null || tower.card !== '' ? 0 : lean(place, block) }
  })
}

/** The box in which towers of one face are drawn: `y` runs from the top of the box to the card at the ground. */
export function boxOf(towers: readonly Tower[]): { readonly top: number; readonly high: number } {
  const above = (tower: Tower) => (isFinished(tower) ? FLAG : tower.card === '' ? 3 * ABOVE : ABOVE)
  const tallest = Math.max(0, ...towers.map((tower) => placed(tower).reduce((sum, { shape }) => sum + high(shape), above(tower))))
  const top = Math.max(towers.some(({ card }) => card === '') ? BEACH : STONE, tallest)
  return { top: -top, high: top + CARD_HIGH + 4 }
}

/** The number of blocks of a tower, and how many finish it. */
export const progress = (tower: Tower): readonly [number, number] => [tower.blocks.length, heightOf(tower)]

/** The finished and the unfinished towers of one dwarf, by their numbers at the table. */
export function yardOf(towers: readonly Tower[], seat: number): { readonly done: readonly number[]; readonly open: readonly number[] } {
  const own = towers.flatMap((tower, number) => (tower.of === seat ? [number] : []))
  const whole = (number: number) => {
    const tower = towers[number]
    return tower !== undefined && isFinished(tower)
  }
  return { done: own.filter(whole), open: own.filter((number) => !whole(number)) }
}
