// Written by tools/contract from src/ludotheque/games/ubongo. Do not edit: run it again.

import { catalogue, node } from '../../kit/catalogue'
import type { Ubongo } from '../../wire.gen'

export type Action = Ubongo.Action

export const PIECES = ['I2', 'I3', 'V3', 'I4', 'O4', 'T4', 'L4', 'S4', 'Y5', 'L5', 'P5', 'Z5'] as const
export const ORIENTATIONS: Readonly<Record<'I2' | 'I3' | 'V3' | 'I4' | 'O4' | 'T4' | 'L4' | 'S4' | 'Y5' | 'L5' | 'P5' | 'Z5', readonly (readonly (readonly [number, number])[])[]>> = { I2: [[[0, 0], [0, 1]], [[0, 0], [1, 0]]], I3: [[[0, 0], [0, 1], [0, 2]], [[0, 0], [1, 0], [2, 0]]], V3: [[[0, 0], [1, 0], [1, 1]], [[0, 0], [0, 1], [1, 0]], [[0, 0], [0, 1], [1, 1]], [[0, 1], [1, 0], [1, 1]]], I4: [[[0, 0], [0, 1], [0, 2], [0, 3]], [[0, 0], [1, 0], [2, 0], [3, 0]]], O4: [[[0, 0], [0, 1], [1, 0], [1, 1]]], T4: [[[0, 0], [0, 1], [0, 2], [1, 1]], [[0, 1], [1, 0], [1, 1], [2, 1]], [[0, 1], [1, 0], [1, 1], [1, 2]], [[0, 0], [1, 0], [1, 1], [2, 0]]], L4: [[[0, 0], [1, 0], [2, 0], [2, 1]], [[0, 0], [0, 1], [0, 2], [1, 0]], [[0, 0], [0, 1], [1, 1], [2, 1]], [[0, 2], [1, 0], [1, 1], [1, 2]], [[0, 1], [1, 1], [2, 0], [2, 1]], [[0, 0], [1, 0], [1, 1], [1, 2]], [[0, 0], [0, 1], [1, 0], [2, 0]], [[0, 0], [0, 1], [0, 2], [1, 2]]], S4: [[[0, 1], [0, 2], [1, 0], [1, 1]], [[0, 0], [1, 0], [1, 1], [2, 1]], [[0, 0], [0, 1], [1, 1], [1, 2]], [[0, 1], [1, 0], [1, 1], [2, 0]]], Y5: [[[0, 1], [1, 0], [1, 1], [1, 2], [1, 3]], [[0, 0], [1, 0], [1, 1], [2, 0], [3, 0]], [[0, 0], [0, 1], [0, 2], [0, 3], [1, 2]], [[0, 1], [1, 1], [2, 0], [2, 1], [3, 1]], [[0, 2], [1, 0], [1, 1], [1, 2], [1, 3]], [[0, 0], [1, 0], [2, 0], [2, 1], [3, 0]], [[0, 0], [0, 1], [0, 2], [0, 3], [1, 1]], [[0, 1], [1, 0], [1, 1], [2, 1], [3, 1]]], L5: [[[0, 0], [1, 0], [1, 1], [1, 2], [1, 3]], [[0, 0], [0, 1], [1, 0], [2, 0], [3, 0]], [[0, 0], [0, 1], [0, 2], [0, 3], [1, 3]], [[0, 1], [1, 1], [2, 1], [3, 0], [3, 1]], [[0, 3], [1, 0], [1, 1], [1, 2], [1, 3]], [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1]], [[0, 0], [0, 1], [0, 2], [0, 3], [1, 0]], [[0, 0], [0, 1], [1, 1], [2, 1], [3, 1]]], P5: [[[0, 0], [0, 1], [1, 0], [1, 1], [2, 0]], [[0, 0], [0, 1], [0, 2], [1, 1], [1, 2]], [[0, 1], [1, 0], [1, 1], [2, 0], [2, 1]], [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2]], [[0, 0], [0, 1], [1, 0], [1, 1], [2, 1]], [[0, 1], [0, 2], [1, 0], [1, 1], [1, 2]], [[0, 0], [1, 0], [1, 1], [2, 0], [2, 1]], [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]]], Z5: [[[0, 0], [0, 1], [1, 1], [2, 1], [2, 2]], [[0, 2], [1, 0], [1, 1], [1, 2], [2, 0]], [[0, 1], [0, 2], [1, 1], [2, 0], [2, 1]], [[0, 0], [1, 0], [1, 1], [1, 2], [2, 2]]] }
export const TURNED: Readonly<Record<'I2' | 'I3' | 'V3' | 'I4' | 'O4' | 'T4' | 'L4' | 'S4' | 'Y5' | 'L5' | 'P5' | 'Z5', readonly (number)[]>> = { I2: [1, 0], I3: [1, 0], V3: [1, 2, 3, 0], I4: [1, 0], O4: [0], T4: [1, 2, 3, 0], L4: [1, 2, 3, 0, 5, 6, 7, 4], S4: [1, 0, 3, 2], Y5: [1, 2, 3, 0, 5, 6, 7, 4], L5: [1, 2, 3, 0, 5, 6, 7, 4], P5: [1, 2, 3, 0, 5, 6, 7, 4], Z5: [1, 0, 3, 2] }
export const FLIPPED: Readonly<Record<'I2' | 'I3' | 'V3' | 'I4' | 'O4' | 'T4' | 'L4' | 'S4' | 'Y5' | 'L5' | 'P5' | 'Z5', readonly (number)[]>> = { I2: [0, 1], I3: [0, 1], V3: [3, 2, 1, 0], I4: [0, 1], O4: [0], T4: [0, 3, 2, 1], L4: [4, 7, 6, 5, 0, 3, 2, 1], S4: [2, 3, 0, 1], Y5: [4, 7, 6, 5, 0, 3, 2, 1], L5: [4, 7, 6, 5, 0, 3, 2, 1], P5: [4, 7, 6, 5, 0, 3, 2, 1], Z5: [2, 3, 0, 1] }
export const GRID = 6
export const SYMBOLS = ['hand', 'shield', 'antelope', 'snake', 'elephant', 'mask'] as const
export const GEMS = ['ruby', 'sapphire', 'emerald', 'amber'] as const
export const WORTH: Readonly<Record<'ruby' | 'sapphire' | 'emerald' | 'amber', number>> = { ruby: 4, sapphire: 3, emerald: 2, amber: 1 }
export const TRACK = ['sapphire', 'amber'] as const
export const FIXED = ['ruby', 'sapphire', 'emerald', 'amber'] as const
export const REVIEW = 45000
export const RACES = ['time', 'count'] as const
export const MODES = ['nine', 'noluck', 'time', 'count'] as const
export const RECORD_KEY = /^(?:ubongo\/(?<mode>time|count)-(?<length>\d+)\/side-(?<side>[AB])\/difficulty-(?:any|(?<difficulty>\d))(?:\/book-(?<book>.+))?)$/u
export const MATTERS_WITH: Readonly<Record<'sand' | 'rounds' | 'boards' | 'length' | 'difficulty', Readonly<Record<'mode', readonly ('nine' | 'noluck' | 'time' | 'count')[]>>>> = { sand: { mode: ['nine', 'noluck'] }, rounds: { mode: ['nine', 'noluck'] }, boards: { mode: ['nine', 'noluck'] }, length: { mode: ['time', 'count'] }, difficulty: { mode: ['time', 'count'] } }
export const NOT_WITH: Readonly<Record<'length' | 'difficulty', Readonly<Partial<Record<'1' | '5', Readonly<Partial<Record<'mode' | 'side' | 'book', readonly ('time' | 'A' | 'standard')[]>>>>>>>> = { length: { '1': { mode: ['time'] } }, difficulty: { '5': { side: ['A'], book: ['standard'] } } }

const col0 = node('col', [[0, 1, 2, 3, 4]])
const row0 = node('row', [[0, 1, 2, 3, 4, 5], col0])
const col1 = node('col', [[0, 1, 2, 3, 4, 5]])
const row1 = node('row', [[0, 1, 2, 3, 4], col1])
const orientation0 = node(
  'orientation',
  [[0], row0],
  [[1], row1],
)
const col2 = node('col', [[0, 1, 2, 3]])
const row2 = node('row', [[0, 1, 2, 3, 4, 5], col2])
const row3 = node('row', [[0, 1, 2, 3], col1])
const orientation1 = node(
  'orientation',
  [[0], row2],
  [[1], row3],
)
const row4 = node('row', [[0, 1, 2, 3, 4], col0])
const orientation2 = node('orientation', [[0, 1, 2, 3], row4])
const col3 = node('col', [[0, 1, 2]])
const row5 = node('row', [[0, 1, 2, 3, 4, 5], col3])
const row6 = node('row', [[0, 1, 2], col1])
const orientation3 = node(
  'orientation',
  [[0], row5],
  [[1], row6],
)
const orientation4 = node('orientation', [[0], row4])
const row7 = node('row', [[0, 1, 2, 3, 4], col2])
const row8 = node('row', [[0, 1, 2, 3], col0])
const orientation5 = node(
  'orientation',
  [[0], row7],
  [[1], row8],
  [[2], row7],
  [[3], row8],
)
const orientation6 = node(
  'orientation',
  [[0], row8],
  [[1], row7],
  [[2], row8],
  [[3], row7],
  [[4], row8],
  [[5], row7],
  [[6], row8],
  [[7], row7],
)
const row9 = node('row', [[0, 1, 2, 3, 4], col3])
const row10 = node('row', [[0, 1, 2], col0])
const orientation7 = node(
  'orientation',
  [[0], row9],
  [[1], row10],
  [[2], row9],
  [[3], row10],
  [[4], row9],
  [[5], row10],
  [[6], row9],
  [[7], row10],
)
const row11 = node('row', [[0, 1, 2, 3], col2])
const orientation8 = node('orientation', [[0, 1, 2, 3], row11])
const piece0 = node(
  'piece',
  ['I2', orientation0],
  ['I3', orientation1],
  ['V3', orientation2],
  ['I4', orientation3],
  ['O4', orientation4],
  ['T4', orientation5],
  ['L4', orientation6],
  ['S4', orientation5],
  ['Y5 L5', orientation7],
  ['P5', orientation6],
  ['Z5', orientation8],
)
const piece1 = node('piece', ['I2 I3 V3 I4 O4 T4 L4 S4 Y5 L5 P5 Z5'])
export const { length, numberOf, actionOf } = catalogue<Action>(
  ['lay', piece0],
  ['lift', piece1],
  ['give-up'],
  ['aside'],
  ['ready'],
)

/** SHA-256 of all 1068 actions as JSON with sorted keys, from Python. */
export const CATALOGUE_DIGEST = '9ce700896b25b8892eb70ca5a08f2f7570bae1e765d6ddcb7962cc7f626118a9'

export const lay = (piece: Ubongo.Lay['piece'], orientation: Ubongo.Lay['orientation'], row: Ubongo.Lay['row'], col: Ubongo.Lay['col']): number => numberOf({ type: 'lay', piece, orientation, row, col })
export const lift = (piece: Ubongo.Lift['piece']): number => numberOf({ type: 'lift', piece })
export const GIVE_UP = numberOf({ type: 'give-up' })
export const ASIDE = numberOf({ type: 'aside' })
export const READY = numberOf({ type: 'ready' })
