import { expect, test } from 'vitest'
import { marksOf, moved } from './steps'

const steps = Array.from({ length: 10 }, (_, at) => ({ at, events: at % 4 === 2 ? ['mark'] : [], views: [] }))
const marks = marksOf(steps, (event) => event === 'mark')

test('marks are where the game sets them, and both ends', () => {
  expect(marks).toEqual([0, 2, 6, 9])
  expect(marksOf([], undefined)).toEqual([0])
})

test('keys step, jump and stop at the ends', () => {
  const go = (key: string, at: number) => moved(key, at, steps.length, marks)
  expect([go('ArrowRight', 3), go('ArrowRight', 9), go('ArrowLeft', 3), go('ArrowLeft', 0)]).toEqual([4, 9, 2, 0])
  expect([go('Home', 5), go('End', 5)]).toEqual([0, 9])
  expect([go('PageDown', 2), go('PageDown', 9), go('PageUp', 6), go('PageUp', 0)]).toEqual([6, 9, 2, 0])
  expect(go('x', 5)).toBeNull()
})
