import { expect, test } from 'vitest'
import { beside, decidedBy, resultWords } from './results'
import { thrown } from './Confetti.svelte'
import { texts, type Say } from '../kit/texts.svelte'

const line = (score: number, mine: boolean) => ({ name: 'Ada', score, unit: 'stones', date: 0, mine })
const best = (score: number, replay: string) => ({ record: 'r', game: 'uluru', score, unit: 'stones', name: 'Ada', date: 0, replay })

test('a result is the first, a new best, as good, or behind', () => {
  expect(beside('now', 3, best(3, 'now'), [line(3, true)])).toEqual({ how: 'first', best: null })
  expect(beside('now', 3, best(3, 'now'), [line(3, true), line(5, true)])).toEqual({ how: 'new', best: 5 })
  expect(beside('now', 3, best(3, 'old'), [line(3, true), line(3, true)])).toEqual({ how: 'equal', best: 3 })
  expect(beside('now', 3, best(3, 'now'), [line(3, true), line(3, true)])).toEqual({ how: 'equal', best: 3 })
  expect(beside('now', 6, best(3, 'old'), [])).toEqual({ how: 'behind', best: 3 })
  expect(beside('now', 6, undefined, [])).toBeNull()
})

test('players who resign at an equal score are named, and the winners too', () => {
  const outcome = { places: [2, 1], score: [3, 3], unit: 'ostriches', reason: 'resigned', record: null, drawn: false, more_is_better: true }
  const words: Say = (key, blanks) => `${key}: ${String(blanks?.['loser'])} against ${String(blanks?.['winner'])}`
  expect(decidedBy(outcome, ['Ada', 'Bo'], words)).toBe('outcome-resigned: Ada against Bo')
  expect(decidedBy({ ...outcome, score: [2, 3] }, ['Ada', 'Bo'], words)).toBe('')
  expect(decidedBy({ ...outcome, places: [1, 1], drawn: true }, ['Ada', 'Bo'], words)).toBe('')
  expect(decidedBy(outcome, ['Ada', 'Bo'], (key) => key)).toBe('')
})

test('a match of the evening is told with units, and equal results once', async () => {
  await texts.speak('en')
  const players = ['Ada', 'Bo', 'Cleo'].map((name) => ({ kind: 'person' as const, name, level: null, number: null }))
  const outcome = { places: [1, 3, 1], score: [8, 12, 8], unit: 'stones', reason: 'fewest-stones', record: null, drawn: false, more_is_better: false }
  const words: Say = (key) => key
  expect(resultWords({ players, outcome }, words)).toBe('Ada and Cleo: 8\u00a0unit-stones, Bo: 12\u00a0unit-stones')
  const told: Say = (key, blanks) => (key.startsWith('end-about') ? 'what it counts' : `${key} ${String(blanks?.['winner'] ?? '')}`.trim())
  expect(resultWords({ players, outcome: { ...outcome, places: [1, 2, 1], score: [8, 0, 8], unit: 'blocks' } }, told)).toBe('Ada and Cleo: 8\u00a0unit-blocks')
  expect(resultWords({ players, outcome: { ...outcome, places: [2, 2, 2], score: [0, 0, 0], reason: 'kobold-won' } }, told)).toBe('outcome-kobold-won')
})

test('confetti is spread over the whole width, and the same every time', () => {
  const bits = thrown(20)
  expect(bits).toEqual(thrown(20))
  expect(bits.every((bit, number) => bit.left >= number * 5 && bit.left <= (number + 1) * 5)).toBe(true)
})
