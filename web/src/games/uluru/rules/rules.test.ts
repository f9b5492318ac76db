import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { sayOf, texts } from '../../../kit/texts.svelte'
import rules from '.'

afterEach(cleanup)

test('the pictures have names', async () => {
  await texts.speak('en')
  await texts.learn('uluru', 'rules')
  const Body = rules.sections.find(({ key }) => key === 'example')?.Body
  if (Body === undefined) throw new Error('no example')
  const { getByRole, getAllByRole } = render(Body, { say: sayOf('uluru') })
  expect(getByRole('img', { name: /^The board of the example: 0 White, 1 Black, 2 Green, 3 Yellow/ })).toBeTruthy()
  expect(getAllByRole('img', { name: 'not met' })).toHaveLength(2)
})
