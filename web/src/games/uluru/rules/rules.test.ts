import { cleanup } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { section } from '../../../testing/rules'
import rules from '.'

afterEach(cleanup)

test('the pictures have names', async () => {
  const { getByRole, getAllByRole } = await section('uluru', rules, 'example')
  expect(getByRole('img', { name: /^The board of the example: 0 White, 1 Black, 2 Green, 3 Yellow/ })).toBeTruthy()
  expect(getAllByRole('img', { name: 'not met' })).toHaveLength(2)
})
