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

test('the table of gems is that of the rules', async () => {
  await texts.speak('en')
  await texts.learn('ubongo', 'rules')
  const Body = rules.sections.find(({ key }) => key === 'gems')?.Body
  if (Body === undefined) throw new Error('no gems')
  const { getAllByRole } = render(Body, { say: sayOf('ubongo') })
  const [, ...ranks] = getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent.trim()))
  expect(ranks.map(([rank, track, , fixed]) => [rank, track, fixed])).toEqual([
    ['1', 'sapphire', 'sapphire, ruby'],
    ['2', 'amber', 'amber, sapphire'],
    ['3', '', 'emerald'],
    ['4', '', 'amber'],
  ])
})
