import type { Dwarfcity } from '../../wire.gen'
import { BLOCKS, COLOURS, PER_COLOUR, SHAPES, TALL } from './contract.gen'

export type Colour = (typeof COLOURS)[number]
export type Shape = (typeof SHAPES)[number]
/** A colour die shows a colour, white or blue. */
export type Face = Dwarfcity.State['rolled'][number]
export type KoboldFace = NonNullable<Dwarfcity.State['thrown']>
export type Tower = Dwarfcity.Tower

export { COLOURS, SHAPES }

export const colourOf = (block: string): Colour => block.charAt(0) as Colour
export const shapeOf = (block: string): Shape => block.charAt(1) as Shape

/** The number of blocks that the card of a tower shows, or takes on the beach. */
export const heightOf = (tower: Tower): number => tower.card.length || TALL
export const isFinished = (tower: Tower): boolean => tower.blocks.length >= heightOf(tower)
/** The next shape on the card; null: the card shows none, or all are built. */
export const wantedOf = (tower: Tower): Shape | null => (tower.card.charAt(tower.blocks.length) as Shape) || null

/** How many of each kind lie on the table. */
export function loose(towers: readonly Tower[]): ReadonlyMap<string, number> {
  const left = new Map<string, number>(BLOCKS.map((block) => [block, PER_COLOUR[shapeOf(block)]]))
  for (const { blocks } of towers) for (const block of blocks) left.set(block, (left.get(block) ?? 0) - 1)
  return left
}

/** How wide and how high a block is; a tower stands on a card that is 72 wide. */
export const SIZES: Readonly<Record<Shape, readonly [wide: number, high: number]>> = { c: [36, 34], b: [52, 23], p: [25, 42], r: [58, 32] }
export const CARD_WIDE = 72
export const CARD_HIGH = 12

/** Every colour has its sign, on a field of 24; white is all colours, blue is the kobold. */
export const SIGNS: Readonly<Record<Colour, string>> = {
  r: 'M12 1.500 21.500 12 12 22.500 2.500 12z',
  o: 'M12 2.500 22.500 21h-21z',
  y: 'm12 1.500 3 7 7.500.7-5.700 5 1.700 7.400L12 17.700l-6.500 3.900 1.700-7.400-5.700-5L9 8.500z',
  v: 'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19zm0 5.200a4.300 4.300 0 1 0 0 8.600 4.300 4.300 0 0 0 0-8.600z',
}
