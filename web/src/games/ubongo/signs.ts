import drawn from '../../../../src/ludotheque/games/ubongo/drawings/signs.json'
import type { Gem, SymbolName } from './pieces'

// Paper and result pictures use the same drawings, so they live in the library.

/** A symbol of the die on a field of 24 by 24: filled parts, and a line of width `LINE`. */
interface Drawn {
  readonly fill: string
  readonly line?: string
}
/** A gem on the same field; it has as many tips as it is worth points. */
interface Cut {
  readonly outline: string
  /** From the back to the front, each with its tone. */
  readonly facets: readonly (readonly [path: string, tone: Tone])[]
  readonly tones: Readonly<Record<Tone, string>>
}
type Tone = 'plain' | 'lit' | 'dark' | 'light' | 'glint'

export const LINE = 3.1
export const drawnSymbols: Readonly<Record<SymbolName, Drawn>> = drawn.symbols
export const cuts = drawn.gems as unknown as Readonly<Record<Gem, Cut>>
