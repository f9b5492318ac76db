import { expect, test } from 'vitest'
import { matchTime, secondsUntil } from './glass.svelte'

test('match time runs with the screen while the clock runs, and stands still in a pause', () => {
  expect(matchTime({ now: 1000, deadline: null, running: true, turn_ends: null, finish: false }, 50, 550)).toBe(1500)
  expect(matchTime({ now: 1000, deadline: null, running: false, turn_ends: null, finish: false }, 50, 550)).toBe(1000)
  expect(matchTime(null, 0, 9)).toBe(0)
})

test('seconds are counted up to the next whole one', () => {
  expect([10_000, 9_001, 1, 0, -5].map((left) => secondsUntil(left, 0))).toEqual([10, 10, 1, 0, 0])
})
