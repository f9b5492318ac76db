import { remember } from '../kit/memory'
import { Course, keep, kept } from './course.svelte'
import { expect, test } from 'vitest'
import type { Scene, Screen } from './lesson'

const scene = (view: unknown): Scene => ({ view, before: null, advice: null })
const screens: readonly Screen[] = [{ key: 'hello' }, { key: 'two', done: ({ view }) => (view === null ? null : view === 2) }, { key: 'bye' }]

test('a screen without a task waits for the player', () => {
  const course = new Course(screens)
  course.see(scene(2))
  expect(course.at).toBe(0)
  course.back()
  expect(course.at).toBe(0)
  course.on()
  expect([course.at, course.praised]).toEqual([1, false])
})

test('doing the task leads on, with praise', () => {
  const course = new Course(screens, 1)
  course.see(scene(1))
  expect(course.at).toBe(1)
  course.see(scene(2))
  expect([course.at, course.praised, course.last]).toEqual([2, true, true])
  course.on()
  expect(course.at).toBe(2)
})

test('a task done for the player leads on without praise', () => {
  const course = new Course(screens, 1)
  course.see(scene(1))
  course.help()
  course.see(scene(2))
  expect([course.at, course.praised]).toEqual([2, false])
})

test('a task that was left in another way leads on without praise', () => {
  const earned = ({ view }: Scene) => view === 2
  const course = () => new Course([{ key: 'two', done: ({ view }) => view !== 1, earned }, { key: 'bye' }])
  const [left, done] = [course(), course()]
  for (const one of [left, done]) one.see(scene(1))
  left.see(scene('given up'))
  done.see(scene(2))
  expect([left.at, left.praised]).toEqual([1, false])
  expect([done.at, done.praised]).toEqual([1, true])
})

test('a task that was done before does not lead on', () => {
  const course = new Course(screens, 1)
  course.see(scene(null))
  course.see(scene(2))
  expect([course.at, course.done]).toEqual([1, true])
  course.see(scene(1))
  course.see(scene(2))
  expect(course.at).toBe(2)
})

test('a course taken up again stays within its screens', () => {
  expect(new Course(screens, 7).at).toBe(2)
  expect(new Course(screens, -1).at).toBe(0)
})

test('a lesson is taken up where it was left', () => {
  expect(kept('uluru')).toBeNull()
  keep('uluru', { table: 'A8Va5elG1AjWe3L-lGkCKA', at: 3 })
  expect(kept('uluru')).toEqual({ table: 'A8Va5elG1AjWe3L-lGkCKA', at: 3 })
  expect(kept('other')).toBeNull()
})

test('malformed stored values are ignored', () => {
  for (const text of ['', 'abc', '../x 1', 'abc one', 'abc 999']) {
    remember('lesson.uluru', text)
    expect(kept('uluru')).toBeNull()
  }
})
