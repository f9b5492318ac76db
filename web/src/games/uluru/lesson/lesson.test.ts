import { expect, test } from 'vitest'
import { Course } from '../../../learn/course.svelte'
import type { Scene } from '../../../learn/lesson'
import { sayOf, texts } from '../../../kit/texts.svelte'
import { BIRDS, type Board } from '../pieces'
import lesson from '.'
import { swapped } from './screens'

const ROW = [
  { kind: 'any', bird: null },
  { kind: 'next', bird: 'white' },
]
const view = (board: Board, phase = 'placing', stones: number[][] = []) => ({ board, shown: { phase, rows: [ROW], stones } })
const scene = (board: Board, unmet: [string, number][] | null = null, before: Board | null = null, phase = 'placing'): Scene => ({
  view: view(board, phase),
  before: before && view(before),
  advice: unmet && { unmet, move: null },
})
const nobody: Board = BIRDS.map(() => null)
const with_ = (places: Record<number, number>): Board => nobody.map((_, number) => places[number] ?? null)
const [, seat, wish, swap, fill] = lesson.screens

test('a lesson has four to six screens', () => {
  expect(lesson.screens.length).toBeGreaterThanOrEqual(4)
  expect(lesson.screens.length).toBeLessThanOrEqual(6)
})

test('the bird that is seated first is the one that the first wish names', () => {
  expect(seat?.points?.(scene(nobody))).toEqual(['.hand button:has([data-bird="white"])'])
  expect(seat?.done?.(scene(with_({ 1: 0 })))).toBe(false)
  expect(seat?.done?.(scene(with_({ 0: 3 })))).toBe(true)
})

test('whether a wish is met is for the table to say', () => {
  const board = with_({ 0: 3, 1: 4 })
  expect(wish?.done?.(scene(board))).toBeNull()
  expect(wish?.done?.(scene(board, [['pink', 0]]))).toBe(false)
  expect(wish?.more?.(scene(board, [['pink', 0]]))).toBe('lesson-wish-not-yet')
  expect(wish?.done?.(scene(board, [['yellow', 0]]))).toBe(true)
  expect(wish?.done?.(scene(nobody, []))).toBe(false)
  expect(wish?.more?.(scene(nobody, [['pink', 0]]))).toBeNull()
})

test('a bird in hand is not content, even before the table has answered: a quick learner is led on', () => {
  expect(wish?.done?.(scene(with_({ 0: 3 })))).toBe(false)
  expect(wish?.done?.({ view: null, before: null, advice: null })).toBeNull()
  const course = new Course(lesson.screens, 2)
  course.see(scene(with_({ 0: 3 })))
  course.see(scene(with_({ 0: 3, 1: 4 })))
  course.see(scene(with_({ 0: 3, 1: 4 }), []))
  expect([course.at, course.praised]).toEqual([3, true])
})

test('two birds that change places are seen', () => {
  expect(swapped(with_({ 0: 3, 1: 4 }), with_({ 0: 4, 1: 3 }))).toBe(true)
  expect(swapped(with_({ 0: 3, 1: 4 }), with_({ 0: 5, 1: 4 }))).toBe(false)
  expect(swapped(with_({ 0: 3 }), with_({ 1: 3 }))).toBe(false)
  expect(swap?.done?.(scene(with_({ 0: 4, 1: 3 }), null, with_({ 0: 3, 1: 4 })))).toBe(true)
})

test('the last task ends with the round', () => {
  const all = BIRDS.map((_, number) => number)
  expect(fill?.points?.(scene(all, []))).toEqual(['.actions .strong'])
  expect(fill?.more?.(scene(all, []))).toBe('lesson-fill-done')
  expect(fill?.more?.(scene(all))).toBeNull()
  // a bird that has not landed is not content
  expect(fill?.more?.(scene(with_({ 0: 3 }), []))).toBe('lesson-fill-met')
  expect(fill?.blanks?.(scene(with_({ 0: 3, 1: 4 }), [['pink', 0]]), (key) => key)).toEqual({ all: 8, met: 1 })
  expect(fill?.done?.(scene(nobody))).toBe(false)
  expect(fill?.done?.(scene(nobody, null, null, 'over'))).toBe(true)
})

test.each(['en', 'fr', 'de'] as const)('every screen can be said in %s', async (language) => {
  await texts.speak(language)
  await texts.learn('uluru', 'lesson')
  const say = sayOf('uluru')
  for (const screen of lesson.screens) {
    const blanks = screen.blanks?.(scene(with_({ 0: 3, 1: 4 }), [['pink', 0]]), say) ?? {}
    for (const key of [`lesson-${screen.key}-title`, `lesson-${screen.key}`, ...(screen.keys ? [screen.keys] : [])]) {
      const said = say(key, blanks)
      expect(said).not.toBe(key)
      expect(said).not.toMatch(/\{|undefined/)
    }
  }
})
