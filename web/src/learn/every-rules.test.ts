import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { loadRules } from '../games/client'
import { sayOf, texts, type Say } from '../kit/texts.svelte'

afterEach(cleanup)

const GAMES = Object.keys(import.meta.glob('../games/*/rules/index.ts')).flatMap((path) => /games\/(\w+)\//.exec(path)?.[1] ?? [])

test('every game that has rules is read here', () => {
  expect(GAMES).toEqual(expect.arrayContaining(['uluru', 'ubongo', 'ostriches', 'dwarfcity']))
})

test.each(GAMES.flatMap((game) => (['en', 'fr', 'de'] as const).map((language) => [game, language] as const)))('every section of %s can be read in %s', async (game, language) => {
  const rules = await loadRules(game)
  if (rules === null) throw new Error('no rules')
  await texts.speak(language)
  await texts.learn(game, 'rules')
  const words = sayOf(game)
  const missing: string[] = []
  const say: Say = (key, blanks) => {
    const said = words(key, blanks)
    if (said === key || said.includes('{')) missing.push(key)
    return said
  }
  for (const { key, lines = [], steps = [], points = [], terms, Body } of rules.sections) {
    for (const text of [`rules-${key}`, ...lines, ...steps, ...points]) say(text)
    expect(terms?.(say).length ?? 1).toBeGreaterThan(0)
    if (Body) render(Body, { say })
  }
  expect(missing).toEqual([])
})
