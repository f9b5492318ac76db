import { expect, test } from 'vitest'
import { beside } from './results'
import { thrown } from './Confetti.svelte'

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

test('confetti is spread over the whole width, and the same every time', () => {
  const bits = thrown(20)
  expect(bits).toEqual(thrown(20))
  expect(bits.every((bit, number) => bit.left >= number * 5 && bit.left <= (number + 1) * 5)).toBe(true)
})
