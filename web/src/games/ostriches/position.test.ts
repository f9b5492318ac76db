import { describe, expect, it } from 'vitest'
import type { Ostriches } from '../../wire.gen'
import { EXCHANGED, TURNED } from './contract.gen'
import { numberOf } from './pieces'
import { alike, carriedBy, changes, course, leapt, positionOf, shifted, turnBetween, type Seen } from './position'

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
      { type: 'Rotated', seat: 0, turn: 'se+', goes: TURNED['se+'] },
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
    const [traded] = course(end, [{ type: 'Exchanged', tiles: 'swne', goes: EXCHANGED.swne }])
    expect(traded?.ostriches.map((one) => one.at)).toEqual([at('d4'), at('c3')])
    expect(course(end, [{ type: 'Passed', seat: 0 }])[0]).toBe(end)
  })
})

describe('keys and grounds', () => {
  const now = shifted(positionOf(seen([back('a1'), back('c3')])), TURNED['ne-'], 'ne-')
  it('go along with everything that is carried', () => {
    const before = positionOf(seen([back('a1'), back('e5')], ['b2', 'd4']))
    const after = carriedBy(before, { type: 'Rotated', seat: 0, turn: 'sw+', goes: TURNED['sw+'] })
    expect(after.ostriches.map((one) => [one.key, one.at])).toEqual([[0, at('a3')], [1, at('e5')]])
    const traded = carriedBy(after, { type: 'Exchanged', tiles: 'swne', goes: EXCHANGED.swne })
    expect(traded.grounds.map((ground) => [ground.key, ground.at, ground.turns])).toEqual([['sw', 'ne', 1], ['se', 'se', 0], ['nw', 'nw', 0], ['ne', 'sw', 0]])
    expect(traded.bushes.map((bush) => bush.at)).toEqual([at('e5'), at('a1')])
    expect([...changes(after, traded)].sort()).toEqual(['bush-0', 'bush-1', 'ostrich-0', 'ostrich-1', 'tile-ne', 'tile-sw'])
  })
  it('lead back to where everything came from', () => {
    const events: Ostriches.AnyEvent[] = [
      { type: 'Moved', seat: 0, start: at('a1'), target: at('b3') },
      { type: 'BushMoved', start: at('e2'), target: at('e5') },
      { type: 'Swapped', squares: [at('b3'), at('c3')] },
      { type: 'Exchanged', tiles: 'senw', goes: EXCHANGED.senw },
      { type: 'Rotated', seat: 0, turn: 'ne+', goes: TURNED['ne+'] },
    ]
    const end = events.reduce((position, event) => carriedBy(position, event), now)
    expect(alike(now, end)).toBe(false)
    expect(course(end, events)[0]).toEqual(now)
    for (const [turn, goes] of Object.entries(TURNED)) expect(shifted(shifted(now, goes, turn), goes, turn, true)).toEqual(now)
    for (const goes of Object.values(EXCHANGED)) expect(shifted(shifted(now, goes), goes)).toEqual(now)
  })
  it('tell a quarter turn from anything else', () => {
    const turned = shifted(now, TURNED['sw+'], 'sw+')
    expect(turnBetween(now, turned)).toEqual({ tile: 'sw', angle: 90 })
    expect(turnBetween(turned, now)).toEqual({ tile: 'sw', angle: -90 })
    expect(turnBetween(now, now)).toBeNull()
    expect(turnBetween(now, shifted(turned, TURNED['sw+'], 'sw+'))).toBeNull()
    expect(turnBetween(now, leapt(turned, at('c1'), at('d5')))).toBeNull()
    expect(turnBetween(now, shifted(now, EXCHANGED.swne))).toBeNull()
    expect(alike(now, turned)).toBe(false)
  })
})
