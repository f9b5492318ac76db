import { beforeAll, expect, test } from 'vitest'
import { sayOf, texts } from '../../kit/texts.svelte'
import { hintWords } from './advice'
import { Telling } from './telling.svelte'

const say = sayOf('uluru')
beforeAll(async () => {
  await texts.speak('en')
  await texts.learn('uluru')
})

test('a hint in words: who is unhappy, and one move', () => {
  const move = { land: { bird: 'red', place: 3 }, swaps: 'blue', gain: 2 } as const
  const unmet = [
    ['white', 0],
    ['white', 1],
    ['pink', 0],
  ] as const
  expect(hintWords(say, { unmet, move })).toBe(
    'Unhappy: White, Pink. Best move: Red to place 3, in exchange with Blue. It saves 2 stones.',
  )
  expect(hintWords(say, { unmet: [], move: { ...move, swaps: null, gain: 1 } })).toBe(
    'No landed bird is unhappy. Best move: Red to place 3. It saves 1 stone.',
  )
  expect(hintWords(say, { unmet: [], move: null })).toMatch(/No single move would save a stone\.$/)
})

test('cards turn by themselves until somebody takes over', () => {
  const telling = new Telling(() => 3, false)
  telling.on()
  expect([telling.at, telling.byHand, telling.over]).toEqual([1, false, false])
  telling.go(7)
  expect([telling.at, telling.byHand, telling.over]).toEqual([3, true, true])
  telling.go(-1)
  telling.on()
  expect(telling.at).toBe(1)
  expect(new Telling(() => 8, true).over).toBe(true)
})
