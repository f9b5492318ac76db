import { describe, expect, it } from 'vitest'
import type { Ostriches } from '../../wire.gen'
import { numberOf } from './pieces'
import { alike, changes, course, positionOf, quarterBetween, quartered, renamed, type Seen } from './position'

const at = numberOf
const seen = (ostriches: Seen['ostriches'], bushes: readonly string[] = ['e2', 'b5']): Seen => ({ ostriches, bushes: bushes.map(at) })
const back = (square: string, of = 0) => ({ at: at(square), of })

describe('what led to a position', () => {
  it('is told backwards: a leap, a face, a power and a turn', () => {
    const end = positionOf(seen([{ ...back('c6'), power: 'bush', up: true }, back('f1', 1)], ['d4', 'b5']))
    const events: Ostriches.AnyEvent[] = [
      { type: 'Moved', seat: 0, start: at('b4'), target: at('c6') },
      { type: 'TurnedUp', at: at('c6'), of: 0, power: 'bush' },
      { type: 'BushMoved', start: at('e2'), target: at('d4') },
      { type: 'Rotated', seat: 0, turn: 'se+' },
    ]
    const told = course(end, events)
    expect(told).toHaveLength(5)
    const [first] = told
    expect(first?.ostriches.map((one) => [one.at, one.up, one.power])).toEqual([[at('b4'), false, null], [at('f3'), false, null]])
    expect(first?.bushes.map((bush) => bush.at).sort()).toEqual([at('b5'), at('e2')].sort())
    expect(course(end, events, true)[0]?.ostriches[0]?.of).toBeNull()
  })
  it('knows placings, swaps and exchanged tiles', () => {
    const end = positionOf(seen([back('a1'), back('f6', 1)]))
    expect(course(end, [{ type: 'Placed', at: at('a1'), of: 0 }])[0]?.ostriches).toHaveLength(1)
    const [swapped] = course(end, [{ type: 'Swapped', squares: [at('a1'), at('f6')] }])
    expect(swapped?.ostriches.map((one) => one.of)).toEqual([0, 1])
    expect(swapped?.ostriches.map((one) => one.at)).toEqual([at('f6'), at('a1')])
    const [traded] = course(end, [{ type: 'Exchanged', tiles: 'swne' }])
    expect(traded?.ostriches.map((one) => one.at)).toEqual([at('d4'), at('c3')])
    expect(course(end, [{ type: 'Passed', seat: 0 }])[0]).toBe(end)
  })
})

describe('names and ground', () => {
  const now = quartered(positionOf(seen([back('a1'), back('c3')])), 'ne-')
  it('go on from what is shown', () => {
    const later = positionOf(seen([back('b3'), back('c3')]))
    const told = course(later, [{ type: 'Moved', seat: 0, start: at('a1'), target: at('b3') }])
    const [before, after] = renamed(told, told[0] ?? later, now)
    expect(before?.ostriches.map((one) => one.key).sort()).toEqual(now.ostriches.map((one) => one.key).sort())
    expect(after?.grounds).toEqual(now.grounds)
    expect([...changes(before ?? now, after ?? now)]).toEqual([`ostrich-${now.ostriches[0]?.key}`])
  })
  it('tell a quarter turn from anything else', () => {
    const turned = quartered(now, 'sw+')
    expect(quarterBetween(now, turned)).toBe('sw+')
    expect(quarterBetween(turned, now)).toBe('sw-')
    expect(quarterBetween(now, now)).toBeNull()
    expect(quarterBetween(now, quartered(turned, 'sw+'))).toBeNull()
    expect(alike(now, turned)).toBe(false)
  })
})
