import { expect, it } from 'vitest'
import { PAIRS } from './contract.gen'
import { TIES } from './ground'
import { figures, shownOn } from './rules/places'

it.each([
  ['branch', 'next'],
  ['rope', 'corner'],
  ['crack', 'opposite'],
] as const)('a %s ties the places that are %s in the rules', (kind, related) => {
  const tied = TIES.filter((tie) => tie.kind === kind).map(({ ends: [a, b] }) => [Math.min(a, b), Math.max(a, b)])
  expect(tied.map(String).sort()).toEqual(PAIRS[related].map(String).sort())
})

it('the pictures show the places of the rules, singly or in pairs', () => {
  expect(figures('short')).toBe('0, 3, 4')
  expect(figures('next')).toBe('1-2, 3-4, 5-6, 6-7')
  expect(shownOn('far')).toEqual([
    [0, 3],
    [0, 4],
    [0, 5],
  ])
})
