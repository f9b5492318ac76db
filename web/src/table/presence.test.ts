import { expect, test } from 'vitest'
import { CHAIR, TABLE } from '../testing/table'
import type { ChairView } from '../wire.gen'
import { presences, Returns } from './presence'

const chair = (change: Partial<ChairView>): ChairView => ({ ...CHAIR, mine: false, ...change })
const table = (...chairs: Partial<ChairView>[]) => ({ ...TABLE, chairs: chairs.map(chair) })

test('plates show who is away, replaced, back or the new host', () => {
  const all = table({}, { here: false }, { here: false, stand_in: true }, { who: 'bot', here: true }, {}, { here: false, awaited: true })
  expect(presences(all, new Map([[0, 'host'], [1, 'back'], [4, 'back']]))).toEqual(['host', 'away', 'stand-in', null, 'back', null])
})

test('a program that is replaced is marked as away: its name says already that a bot plays', () => {
  expect(presences(table({ who: 'program', here: false, stand_in: true }, { who: 'program' }), new Map())).toEqual(['away', null])
})

test('others are back when they were away or replaced before', () => {
  const returns = new Returns()
  expect(returns.follow(table({ name: 'A', here: false }, { name: 'B', stand_in: true, here: false }, { name: 'C' }, { name: 'D', here: false }, { name: 'E', here: false, mine: true }))).toEqual([])
  expect(returns.follow(table({ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D', here: false }, { name: 'E', mine: true }))).toEqual([0, 1])
})

test('nobody is back in another match, on a chair that changed hands, or who has only just sat down', () => {
  const returns = new Returns()
  returns.follow({ ...table({ name: 'A', here: false }), commitment: 'one' })
  expect(returns.follow({ ...table({ name: 'A' }), commitment: 'two' })).toEqual([])
  returns.follow({ ...table({ name: 'A', here: false }, { name: 'B', here: false, awaited: true }), commitment: 'two' })
  expect(returns.follow({ ...table({ name: 'C' }, { name: 'B' }), commitment: 'two' })).toEqual([])
  returns.follow({ ...table({ name: 'C' }, { name: 'B', here: false }), commitment: 'two' })
  expect(returns.follow({ ...table({ name: 'C' }, { name: 'B' }), commitment: 'two' })).toEqual([1])
})
