import { expect, test } from 'vitest'
import { texts } from './texts.svelte'

// in a file of its own: nobody has loaded French here yet, so it takes longer than English
test('the language that was asked for last is spoken, however long another takes to load', async () => {
  await texts.speak('en')
  await Promise.all([texts.speak('fr'), texts.speak('en')])
  expect(texts.language).toBe('en')
})
