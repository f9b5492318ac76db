import { expect, test } from 'vitest'
import { remember } from '../kit/memory'
import { keep, kept } from './keeping'

test('a lesson is taken up where it was left', () => {
  expect(kept('uluru')).toBeNull()
  keep('uluru', { table: 'A8Va5elG1AjWe3L-lGkCKA', at: 3 })
  expect(kept('uluru')).toEqual({ table: 'A8Va5elG1AjWe3L-lGkCKA', at: 3 })
  expect(kept('other')).toBeNull()
})

test('nonsense in the store is no lesson', () => {
  for (const text of ['', 'abc', '../x 1', 'abc one', 'abc 999']) {
    remember('lesson.uluru', text)
    expect(kept('uluru')).toBeNull()
  }
})
