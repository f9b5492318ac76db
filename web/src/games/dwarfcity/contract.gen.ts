// Written by tools/contract from src/ludotheque/games/dwarfcity. Do not edit: run it again.

import { catalogue, node } from '../../kit/catalogue'
import type { Dwarfcity } from '../../wire.gen'

export type Action = Dwarfcity.Action

export const COLOURS = ['r', 'o', 'y', 'v'] as const
export const SHAPES = ['c', 'b', 'p', 'r'] as const
export const BLOCKS = ['rc', 'rb', 'rp', 'rr', 'oc', 'ob', 'op', 'or', 'yc', 'yb', 'yp', 'yr', 'vc', 'vb', 'vp', 'vr'] as const
export const PER_COLOUR: Readonly<Record<'c' | 'b' | 'p' | 'r', number>> = { c: 3, b: 2, p: 2, r: 3 }
export const TALL = 7
export const FACES = ['r', 'o', 'y', 'v', 'w', 'b'] as const
export const KOBOLD_SIDES: Readonly<Record<'gentle' | 'fair' | 'cheeky', readonly ('0' | '1' | '3' | 'k' | '2')[]>> = { gentle: ['0', '1', '1', '1', '3', 'k'], fair: ['0', '1', '1', '2', '3', 'k'], cheeky: ['0', '1', '2', '2', '3', 'k'] }
export const NEEDED: Readonly<Record<'gentle' | 'fair' | 'cheeky', number>> = { gentle: 14, fair: 12, cheeky: 10 }
export const DUEL = 12
export const BLUE: Readonly<Record<'gentle' | 'fair' | 'cheeky', number>> = { gentle: 14, fair: 12, cheeky: 12 }
export const MODES = ['together', 'kobold'] as const
export const RECORD_KEY = /^(?:dwarfcity\/(?<face>stone|beach)(?:\/(?<cards>easy|standard))?(?:\/(?<printed>printed))?\/(?<strength>gentle|fair|cheeky))$/u
export const MATTERS_WITH: Readonly<Record<'cards' | 'blue_blocks' | 'cadence' | 'role', Readonly<Partial<Record<'face' | 'cards' | 'mode', readonly ('stone' | 'easy' | 'kobold')[]>>>>> = { cards: { face: ['stone'] }, blue_blocks: { face: ['stone'], cards: ['easy'] }, cadence: { mode: ['kobold'] }, role: { mode: ['kobold'] } }

const tower0 = node('tower', [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])
const die0 = node('die', ['r w'])
const die1 = node('die', ['o w'])
const die2 = node('die', ['y w'])
const die3 = node('die', ['v w'])
const block0 = node(
  'block',
  ['rc rb rp rr', die0],
  ['oc ob op or', die1],
  ['yc yb yp yr', die2],
  ['vc vb vp vr', die3],
)
const tower1 = node('tower', [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], block0])
export const { length, numberOf, actionOf } = catalogue<Action>(
  ['roll'],
  ['done'],
  ['back'],
  ['spare'],
  ['tear', tower0],
  ['build', tower1],
)

/** SHA-256 of all 400 actions as JSON with sorted keys, from Python. */
export const CATALOGUE_DIGEST = '7e92969fdee65b2fca706a35abb0a69d7d9dd5aac52a6040825b6ac843c2b14e'

export const ROLL = numberOf({ type: 'roll' })
export const build = (die: Dwarfcity.Build['die'], block: Dwarfcity.Build['block'], tower: Dwarfcity.Build['tower']): number => numberOf({ type: 'build', die, block, tower })
export const TAKE_BACK = numberOf({ type: 'back' })
export const DONE = numberOf({ type: 'done' })
export const tear = (tower: Dwarfcity.Tear['tower']): number => numberOf({ type: 'tear', tower })
export const SPARE = numberOf({ type: 'spare' })
