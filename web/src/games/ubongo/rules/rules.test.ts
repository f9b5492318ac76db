import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { sayOf, texts, type Say } from '../../../kit/texts.svelte'
import rules from '.'

afterEach(cleanup)

test.each(['en', 'fr', 'de'] as const)('every section can be read in %s', async (language) => {
  await texts.speak(language)
  await texts.learn('ubongo', 'rules')
  const words = sayOf('ubongo')
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

test('the pictures have names', async () => {
  await texts.speak('en')
  await texts.learn('ubongo', 'rules')
  const Body = rules.sections.find(({ key }) => key === 'mission')?.Body
  if (Body === undefined) throw new Error('no mission')
  const { getByRole } = render(Body, { say: sayOf('ubongo') })
  expect(getByRole('img', { name: 'The die shows: hand.' })).toBeTruthy()
  expect(getByRole('img', { name: 'hand: light blue bar of three, magenta long L, green P' })).toBeTruthy()
})
