import { expect, test } from 'vitest'
import type { Uluru } from '../../wire.gen'
import { dawnOf, glassOf, roundsOf, rowsOf } from './course'

const options: Uluru.Options = {
  mode: 'first',
  levels: [3, 4, 5],
  second_cards: 4,
  second_cards_at: 'left',
  unplaced: 'each',
  sand: 60,
  rounds: null,
  turns: 'together',
}
const shown: Uluru.Shown = {
  options,
  own: [
    { sand: 'table', row: 'light' },
    { sand: 90, row: 'dark' },
    { sand: null, row: 'light' },
  ],
  phase: 'placing',
  stock: [],
  round: 1,
  starter: 0,
  rows: [[]],
  doubled: [],
  until: null,
  glasses: [63_000, 93_000, null],
  locked: [],
  closed: [],
  ready: [],
  stones: [],
  last: null,
  turn: null,
}

test('as many rounds as were agreed, or as the mode has', () => {
  expect(roundsOf(options)).toBe(6)
  expect(roundsOf({ ...options, mode: 'experts' })).toBe(5)
  expect(roundsOf({ ...options, rounds: 2 })).toBe(2)
})

test('with different strengths everyone has a row; who watches sees both', () => {
  const apart: Uluru.Shown = { ...shown, options: { ...options, mode: 'strengths' }, rows: [[], []] }
  expect([rowsOf(apart, 0), rowsOf(apart, 1), rowsOf(apart, null)]).toEqual([[0], [1], [0, 1]])
  expect(rowsOf(shown, 1)).toEqual([0])
})

test('everyone has a glass, or none; who watches sees one that runs', () => {
  expect(glassOf(shown, 0)).toEqual({ until: 63_000, whole: 60_000 })
  expect(glassOf(shown, 1)).toEqual({ until: 93_000, whole: 90_000 })
  expect(glassOf(shown, 2)).toBeNull()
  expect(glassOf({ ...shown, closed: [0] }, null)).toEqual({ until: 93_000, whole: 90_000 })
  expect(glassOf({ ...shown, phase: 'lead', until: 3_000 }, 0)).toEqual({ until: 3_000, whole: 3_000 })
  expect(glassOf({ ...shown, phase: 'review', until: 108_000 }, 2)?.whole).toBe(45_000)
  expect(glassOf({ ...shown, phase: 'over' }, 0)).toBeNull()
})

test('one after another: the glass of whose turn it is', () => {
  const turns: Uluru.Shown = { ...shown, turn: 1, glasses: [null, 93_000, null] }
  expect(glassOf(turns, 0)).toEqual({ until: 93_000, whole: 90_000 })
})

test('the night is over when the sand is, or when the birds have landed', () => {
  const glass = glassOf(shown, 0)
  expect(dawnOf(shown, glass, 3_000, 0)).toBe(0)
  expect(dawnOf(shown, glass, 33_000, 8)).toBe(0.5)
  expect(dawnOf(shown, glass, 99_000, 0)).toBe(1)
  expect(dawnOf(shown, null, 99_000, 8)).toBeCloseTo(0.8)
  expect(dawnOf({ ...shown, phase: 'lead' }, glass, 0, 0)).toBe(0)
})
