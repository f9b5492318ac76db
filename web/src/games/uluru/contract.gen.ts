// Written by tools/contract from src/ludotheque/games/uluru. Do not edit: run it again.

import { catalogue, node } from '../../kit/catalogue'
import type { Uluru } from '../../wire.gen'

export type Action = Uluru.Action

export const BIRDS = ['white', 'pink', 'yellow', 'orange', 'red', 'green', 'blue', 'black'] as const
export const PLACES: readonly (number)[] = [0, 1, 2, 3, 4, 5, 6, 7]
export const AREAS: Readonly<Record<'any' | 'boomerang' | 'lonely' | 'long' | 'short', readonly (number)[]>> = { any: [0, 1, 2, 3, 4, 5, 6, 7], boomerang: [3, 4, 5, 6, 7], lonely: [0, 1, 2], long: [1, 2, 5, 6, 7], short: [0, 3, 4] }
export const PAIRS: Readonly<Record<'next' | 'opposite' | 'corner' | 'neither' | 'far', readonly (readonly [number, number])[]>> = { next: [[1, 2], [3, 4], [5, 6], [6, 7]], opposite: [[0, 3], [0, 4], [1, 6], [1, 7], [2, 5], [2, 6]], corner: [[0, 1], [0, 7], [2, 3], [4, 5]], neither: [[0, 1], [0, 2], [0, 5], [0, 6], [0, 7], [1, 3], [1, 4], [1, 5], [2, 3], [2, 4], [2, 7], [3, 5], [3, 6], [3, 7], [4, 5], [4, 6], [4, 7], [5, 7]], far: [[0, 3], [0, 4], [0, 5], [1, 4], [1, 5], [1, 6], [2, 5], [2, 6], [2, 7], [3, 6], [3, 7], [4, 7]] }
export const LEVEL_OF: Readonly<Record<'any' | 'boomerang' | 'lonely' | 'long' | 'short' | 'next' | 'opposite' | 'corner' | 'neither' | 'far' | 'same' | 'contrary', number>> = { any: 1, boomerang: 2, lonely: 2, long: 2, short: 2, next: 3, opposite: 3, corner: 3, neither: 4, far: 4, same: 4, contrary: 5 }
export const CARDS: Readonly<Record<'1' | '2' | '3' | '4' | '5', number>> = { '1': 8, '2': 16, '3': 24, '4': 24, '5': 8 }
export const MODES = ['first', 'after', 'tricky', 'strengths', 'experts', 'custom'] as const
export const ROUNDS: Readonly<Record<'first' | 'after' | 'tricky' | 'strengths' | 'experts' | 'custom', number>> = { first: 6, after: 6, tricky: 6, strengths: 5, experts: 5, custom: 6 }
export const RECORD_KEY = /^(?:uluru\/(?<mode>first|after|tricky|strengths|experts|custom)(?:-(?<row>light|dark)|-(?<second>\d)(?:left|random)-(?:each|once)|-(?<levels>[1-5]+))?\/sand-(?<sand>none|\d+)\/rounds-(?<rounds>\d))$/u
export const MATTERS_WITH: Readonly<Record<'levels' | 'second_cards' | 'second_cards_at' | 'unplaced' | 'row', Readonly<Record<'mode', readonly ('custom' | 'experts' | 'strengths')[]>>>> = { levels: { mode: ['custom'] }, second_cards: { mode: ['experts'] }, second_cards_at: { mode: ['experts'] }, unplaced: { mode: ['experts'] }, row: { mode: ['strengths'] } }

const place0 = node('place', [[0, 1, 2, 3, 4, 5, 6, 7]])
const bird0 = node('bird', ['white pink yellow orange red green blue black', place0])
const bird1 = node('bird', ['white pink yellow orange red green blue black'])
export const { length, numberOf, actionOf } = catalogue<Action>(
  ['land', bird0],
  ['lift', bird1],
  ['lock'],
  ['unlock'],
  ['ready'],
)

/** SHA-256 of all 75 actions as JSON with sorted keys, from Python. */
export const CATALOGUE_DIGEST = 'b4a7537d777de500e4d52bcd88e09dd17a2ef7e106afdc9f2073e3b6bcacedc3'

export const land = (bird: Uluru.Land['bird'], place: Uluru.Land['place']): number => numberOf({ type: 'land', bird, place })
export const lift = (bird: Uluru.Lift['bird']): number => numberOf({ type: 'lift', bird })
export const LOCK = numberOf({ type: 'lock' })
export const UNLOCK = numberOf({ type: 'unlock' })
export const READY = numberOf({ type: 'ready' })
