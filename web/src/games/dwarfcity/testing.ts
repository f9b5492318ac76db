import type { Table } from './picture'

/** A match of two on the stone face, before the first roll. */
export const FRESH: Table = {
  options: { mode: 'together', face: 'stone', cards: 'standard', blue_blocks: 'printed', strength: 'fair', cadence: 'second' },
  roles: ['any', 'any'],
  phase: 'roll',
  kobold: null,
  turn: 0,
  dwarf: 0,
  starter: 0,
  turns: 0,
  towers: [
    { of: 0, card: 'cbr', blocks: [] },
    { of: 1, card: 'cpr', blocks: ['rc'] },
    { of: 0, card: 'ccpr', blocks: ['yc', 'oc'] },
    { of: 1, card: 'bpr', blocks: ['rb', 'yp', 'vr'] },
  ],
  stock: [2, 2, 1, 1, 0, 2],
  rolled: [],
  dice: [],
  blue: 0,
  built: null,
  thrown: null,
  pile: 3,
  signs: 0,
  steps: 1,
  winner: null,
}
