import { expect, test } from 'vitest'
import type { Say } from '../../kit/texts.svelte'
import type { Outcome } from '../../wire.gen'
import { recordName, shareText } from './results'

const say: Say = (key, blanks) => `${key}(${Object.values(blanks ?? {}).map(String).join(' ')})`

test('a record is told in words', () => {
  expect(recordName('uluru/first/sand-60/rounds-6', say)).toBe('option-mode-is(first) · option-sand-is(60) · record-rounds(6)')
  expect(recordName('uluru/experts-8left-each/sand-none/rounds-5', say)).toBe(
    'option-mode-is(experts) · record-second-cards(8) · option-sand-is(none) · record-rounds(5)',
  )
  expect(recordName('uluru/custom-135/sand-30/rounds-6', say)).toContain('record-levels(1, 3, 5)')
  expect(recordName('uluru/strengths-dark/sand-30/rounds-5', say)).toContain('own-row-is(dark)')
  expect(recordName('deal/abc', say)).toBeNull()
})

test('a single round is a row of signs, a longer match its stones round by round', () => {
  const outcome: Outcome = { places: [1], score: [1], unit: 'stones', reason: 'fewest-stones', record: null, drawn: false, more_is_better: false }
  const judged = [true, false, true].map((met) => ({ verdicts: [{ met }] }))
  const view = (stones: number[][]) => ({ shown: { stones, last: { judged } } })
  expect(shareText(outcome, 0, view([[1]]), say)).toBe('●○● share-stones(1 unit-stones(1))')
  expect(shareText(outcome, 0, view([[1]]), say, { rows: [{ stones: 0 }] })).toBe('●○● share-stones-of(1 unit-stones(1) 0)')
  expect(shareText(outcome, 0, view([[1], [0]]), say)).toBe('1 · 0 share-stones(1 unit-stones(1))')
})
