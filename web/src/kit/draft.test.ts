import { expect, test } from 'vitest'
import { Draft } from './draft.svelte'

test('a second change builds on the first, before the table has answered', async () => {
  const draft = new Draft<{ mode: string; cards: number }>()
  const told = { mode: 'first', cards: 4 }
  const answers: (() => void)[] = []
  const send = () => new Promise<void>((answer) => answers.push(answer))
  const first = draft.ask({ ...draft.over(told), mode: 'experts' }, send)
  const second = draft.ask({ ...draft.over(told), cards: 8 }, send)
  expect(draft.over(told)).toEqual({ mode: 'experts', cards: 8 })
  answers[0]?.()
  await first
  expect(draft.over(told)).toEqual({ mode: 'experts', cards: 8 })
  answers[1]?.()
  await second
  expect(draft.over(told)).toBe(told)
})
