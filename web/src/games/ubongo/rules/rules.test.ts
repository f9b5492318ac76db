import { cleanup } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { section } from '../../../testing/rules'
import rules from '.'

afterEach(cleanup)

test('the pictures have names', async () => {
  const { getByRole } = await section('ubongo', rules, 'mission')
  expect(getByRole('img', { name: 'The die shows: hand.' })).toBeTruthy()
  expect(getByRole('img', { name: 'hand: light blue bar of three, magenta long L, green P' })).toBeTruthy()
})

test('the table of gems is that of the rules', async () => {
  const { getAllByRole } = await section('ubongo', rules, 'gems')
  const [, ...ranks] = getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent.trim()))
  expect(ranks.map(([rank, track, , fixed]) => [rank, track, fixed])).toEqual([
    ['1', 'sapphire', 'sapphire, ruby'],
    ['2', 'amber', 'amber, sapphire'],
    ['3', '', 'emerald'],
    ['4', '', 'amber'],
  ])
})
