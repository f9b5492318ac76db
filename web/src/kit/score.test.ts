import { expect, test } from 'vitest'
import { amount, scoreText, unitOf } from './score'
import { texts, type Say } from './texts.svelte'

const say: Say = (key) => key
const read = (score: number, unit: string) => `${amount(score, unit)} ${unitOf(say, score, unit)}`

test('a score is a number; a time has seconds and tenths, and minutes from one minute on', () => {
  expect(read(7, 'stones')).toBe('7 unit-stones')
  expect([0, 999, 17_099, 59_999].map((ms) => read(ms, 'ms'))).toEqual(['0.0 unit-s', '0.9 unit-s', '17.0 unit-s', '59.9 unit-s'])
  expect([60_000, 61_250, 3_600_000].map((ms) => read(ms, 'ms'))).toEqual(['1:00.0 unit-ms', '1:01.2 unit-ms', '60:00.0 unit-ms'])
})

test('a time has its unit wherever it stands', () => {
  expect([scoreText(say, 7, 'stones'), scoreText(say, 17_000, 'ms')]).toEqual([7, '17.0\u00a0unit-s'])
})

test('tenths follow the decimal mark of the language', async () => {
  await texts.speak('de')
  expect([amount(17_000, 'ms'), amount(65_400, 'ms')]).toEqual(['17,0', '1:05,4'])
  await texts.speak('en')
})
