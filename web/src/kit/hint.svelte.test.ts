import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { Hint } from './hint.svelte'

test('a hint is shown until the decision changes, and a late one never', async () => {
  let about = $state('first')
  const answers: ((advice: string) => void)[] = []
  let hint: Hint<string> | undefined
  const stop = $effect.root(() => {
    hint = new Hint(() => about, () => new Promise((resolve) => answers.push(resolve)))
  })
  flushSync()
  const asked = hint?.ask()
  answers[0]?.('go there')
  await asked
  flushSync()
  expect(hint?.advice).toBe('go there')
  about = 'second'
  flushSync()
  expect(hint?.advice).toBeNull()
  const late = hint?.ask()
  about = 'third'
  answers[1]?.('too late')
  await late
  flushSync()
  expect(hint?.advice).toBeNull()
  stop()
})
