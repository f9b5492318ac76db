import { afterEach, expect, test } from 'vitest'
import { givenName, myName, suggestedName } from './given'
import { LANGUAGES, texts } from './texts.svelte'

afterEach(() => localStorage.clear())

/** Chance that gives all eight words of a list in turn, first for one list, then for the other. */
function* everyPair(): Generator<() => number> {
  for (let first = 0; first < 8; first += 1) {
    for (let second = 0; second < 8; second += 1) {
      const picks = [first, second]
      yield () => ((picks.shift() ?? 0) + 0.5) / 8
    }
  }
}

test.each(LANGUAGES)('64 friendly names in %s, none too long for a name tag', async (language) => {
  await texts.speak(language)
  const names = [...everyPair()].map(givenName)
  expect(new Set(names).size).toBe(64)
  for (const name of names) expect(name).toMatch(/^\p{L}+ \p{L}+$/u)
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(20)
})

test('a name is given once and kept; a chosen one stands', async () => {
  await texts.speak('en')
  const given = myName()
  expect(myName()).toBe(given)
  localStorage.setItem('ludotheque.name', 'Ada')
  expect(myName()).toBe('Ada')
  localStorage.setItem('ludotheque.name', '')
  expect(myName()).not.toBe('')
})

test('a suggested name leaves nothing in the browser', async () => {
  await texts.speak('en')
  expect(suggestedName()).not.toBe('')
  expect(localStorage.length).toBe(0)
  localStorage.setItem('ludotheque.name', 'Ada')
  expect(suggestedName()).toBe('Ada')
})


test('a suggested name is not that of somebody at the table', async () => {
  await texts.speak('en')
  const chances = [0, 0, 0, 0, 0, 0.2]
  const first = givenName(() => 0)
  const second = suggestedName([first], () => chances.shift() ?? 0)
  expect(second).not.toBe(first)
  localStorage.setItem('ludotheque.name', 'Ada')
  expect(suggestedName(['Ada'])).not.toBe('Ada')
  expect(suggestedName(['Ben'])).toBe('Ada')
})
