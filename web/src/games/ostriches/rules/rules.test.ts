import { cleanup } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { section } from '../../../testing/rules'
import { numberOf } from '../pieces'
import rules from '.'
import { boardOf, told } from './scenes'

afterEach(cleanup)

test('the pictures have names', async () => {
  const { getAllByRole, getByRole } = await section('ostriches', rules, 'gifts')
  expect(getByRole('img', { name: /^The gardener has come up on c6; a bush goes/ })).toBeTruthy()
  expect(getAllByRole('img')).toHaveLength(4)
})

test('a board is read as the player below may know it', () => {
  const { ostriches, bushes } = boardOf(told('eye').after ?? '')
  const on = (square: string) => ostriches.find((one) => one.at === numberOf(square))
  expect(bushes.map(({ at }) => at)).toEqual([numberOf('e5'), numberOf('b2')])
  expect(on('a6')).toMatchObject({ of: 0, up: true, power: 'eye' })
  expect(on('d3')).toMatchObject({ of: 1, up: false, power: 'plain' })
  // nobody has looked at this one
  expect(on('c6')).toMatchObject({ of: 1, up: false, power: null })
})
