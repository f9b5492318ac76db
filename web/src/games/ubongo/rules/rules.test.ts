import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { sayOf, texts } from '../../../kit/texts.svelte'
import rules from '.'

afterEach(cleanup)

test('the pictures have names', async () => {
  await texts.speak('en')
  await texts.learn('ubongo', 'rules')
  const Body = rules.sections.find(({ key }) => key === 'mission')?.Body
  if (Body === undefined) throw new Error('no mission')
  const { getByRole } = render(Body, { say: sayOf('ubongo') })
  expect(getByRole('img', { name: 'The die shows: hand.' })).toBeTruthy()
  expect(getByRole('img', { name: 'hand: light blue bar of three, magenta long L, green P' })).toBeTruthy()
})
