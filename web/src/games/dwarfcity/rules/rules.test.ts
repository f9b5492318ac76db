import { cleanup } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { section } from '../../../testing/rules'
import { NEEDED } from '../contract.gen'
import { isFinished } from '../pieces'
import rules from '.'
import { beach, city, falls, pile, stands, stone } from './figures'

afterEach(cleanup)

test('the pictures have names', async () => {
  const named = async (key: string) => {
    const { getAllByRole } = await section('dwarfcity', rules, key)
    const found = getAllByRole('img').map((one) => one.getAttribute('aria-label'))
    cleanup()
    return found
  }
  expect(await named('faces')).toEqual([expect.stringMatching(/^A card wants cube/), expect.stringMatching(/^On the sand/)])
  expect(await named('duel')).toEqual(['The six faces of the kobold’s die: nothing, 1, 1, 2, 3, the kobold.'])
  expect(await named('idea')).toHaveLength(1)
})

test('the pictures show what their words say', () => {
  expect(city.every(isFinished)).toBe(true)
  expect(NEEDED.fair - pile).toBe(5)
  expect([isFinished(stands), isFinished(falls), falls.blocks.length]).toEqual([true, false, 2])
  expect([stone.die, stone.block, stone.after.blocks]).toEqual(['y', 'yb', ['rc', 'yb']])
  expect(beach.after.blocks.map((block) => block[1])).toEqual(['p', 'r', 'c'])
})
