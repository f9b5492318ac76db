import { expect, test } from 'vitest'
import { backoff } from './backoff'

test('waits double and end at 15 seconds', () => {
  const longest = [0, 1, 2, 3, 9, 99].map((tries) => backoff(tries, () => 1))
  expect(longest).toEqual([400, 800, 1600, 3200, 15_000, 15_000])
})

test('jitter spreads a room over half of the wait', () => {
  expect(backoff(2, () => 0)).toBe(800)
  expect(backoff(2, () => 0.5)).toBe(1200)
})
