import { expect, test } from 'vitest'
import { amount } from './score'

test('a score is a number, a time has minutes, seconds and tenths', () => {
  expect(amount(7, 'stones')).toBe(7)
  expect([0, 999, 61_250, 3_600_000].map((ms) => amount(ms, 'ms'))).toEqual(['0:00.0', '0:00.9', '1:01.2', '60:00.0'])
})
