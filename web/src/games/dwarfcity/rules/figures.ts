import type { Face, Tower } from '../pieces'
import found from './figures.json'

// What the pictures of the rules page show; a test checks it against the rules.

interface Card {
  readonly card: string
  readonly blocks: readonly string[]
}
/** A tower, and a die that brings a block onto it. */
export interface Step {
  readonly before: Tower
  readonly die: Face
  readonly block: string
  readonly after: Tower
}
const towerOf = ({ card, blocks }: Card): Tower => ({ of: 0, card, blocks: [...blocks] })
const stepOf = ({ card, blocks, die, block }: Card & { readonly die: string; readonly block: string }): Step => ({
  before: towerOf({ card, blocks }),
  die: die as Face,
  block,
  after: towerOf({ card, blocks: [...blocks, block] }),
})

export const stone = stepOf(found.stone)
export const beach = stepOf(found.beach)
export const stands = towerOf(found.kobold.stands)
export const falls = towerOf(found.kobold.falls)
export const city: readonly Tower[] = found.city.map(towerOf)
export const pile = found.pile
