import { expect, test } from 'vitest'
import { blank, fieldKey, fieldsOf, valueWords, valuesOf } from './fields'
import { wins } from './names'
import type { Evening } from '../wire.gen'

test('values that JSON Schema allows become a list', () => {
  expect(valuesOf({ enum: ['a', 'b'] })).toEqual(['a', 'b'])
  expect(valuesOf({ type: 'integer', minimum: 1, maximum: 3 })).toEqual([1, 2, 3])
  expect(valuesOf({ anyOf: [{ enum: [30, 60] }, { type: 'null' }] })).toEqual([30, 60, null])
  expect(valuesOf({ type: 'boolean' })).toEqual([true, false])
  expect(valuesOf({ type: 'string' })).toEqual([])
})

test('fields and their values keep the order of the game', () => {
  const fields = fieldsOf({ mode: { enum: ['new', 'after'], default: 'after' }, levels: { type: 'array', items: { enum: [1, 2] }, default: [1] }, note: { type: 'string' } })
  expect(fields).toEqual([
    { name: 'mode', many: false, values: ['new', 'after'], default: 'after' },
    { name: 'levels', many: true, values: [1, 2], default: [1] },
  ])
})

test('fields and values have text keys', () => {
  expect(fieldKey('option', 'second_cards_at')).toBe('option-second-cards-at')
  expect([null, 60, true].map(blank)).toEqual(['none', 60, 'true'])
})

test('a word that must be like something is a field without values', () => {
  expect(fieldsOf({ book: { type: 'string', pattern: '^[a-z]+$', default: 'box' }, note: { type: 'string' } })).toEqual([
    { name: 'book', many: false, values: [], default: 'box', pattern: '^[a-z]+$' },
  ])
})

test('a value is said with what else is agreed on', () => {
  const say = (key: string, blanks?: object) => `${key} ${JSON.stringify(blanks)}`
  const field = { name: 'length', many: false, values: [1, 5], default: 5 }
  expect(valueWords(say, 'option', field, 5, { mode: 'time', levels: [1] })).toBe('option-length-is {"mode":"time","value":5}')
})

test('wins of an evening are counted by name, ties for both, and nobody wins a draw', () => {
  const match = (names: string[], places: number[], drawn = false): Evening => ({
    game: 'uluru',
    players: names.map((name) => ({ kind: 'person', name, level: null, number: null })),
    outcome: { places, score: places, unit: 'stones', reason: 'fewest-stones', record: null, drawn, more_is_better: false },
    replay: null,
  })
  expect(wins([match(['A', 'B'], [2, 1]), match(['A', 'B', 'C'], [1, 1, 3])], String)).toEqual([['B', 2, 0], ['A', 1, 0], ['C', 0, 0]])
  expect(wins([match(['A', 'B'], [1, 1], true), match(['A', 'B'], [2, 1])], String)).toEqual([['B', 1, 1], ['A', 0, 1]])
  expect(wins([match(['A'], [1])], String)).toEqual([])
})
