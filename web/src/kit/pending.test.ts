import { expect, test } from 'vitest'
import { Pending } from './pending.svelte'

test('an item is kept until its own answer, equal ones apart, and goes even when there is none', async () => {
  const pending = new Pending<string>()
  const answers: { readonly yes: (taken: boolean) => void; readonly no: (why: Error) => void }[] = []
  const ask = () => new Promise<boolean>((yes, no) => answers.push({ yes, no }))
  const [first, second] = [pending.until('lay', ask), pending.until('lay', ask)]
  expect([pending.items, pending.waiting]).toEqual([['lay', 'lay'], true])
  answers[1]?.yes(true)
  expect(await second).toBe(true)
  expect(pending.items).toEqual(['lay'])
  answers[0]?.no(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  expect(pending.waiting).toBe(false)
})
