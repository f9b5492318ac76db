import { describe, expect, it } from 'vitest'
import type { Ostriches } from '../../wire.gen'
import { EXCHANGED, TURNED } from './contract.gen'
import { numberOf } from './pieces'
import { alike, changes, course, leapt, openlyIn, positionOf, shifted, turnBetween, type Position, type Seen } from './position'

const at = numberOf
const seen = (ostriches: Seen['ostriches'], bushes: readonly string[] = ['e2', 'b5']): Seen => ({ ostriches, bushes: bushes.map(at) })
const back = (square: string, of = 0) => ({ at: at(square), of })

const after = (start: Position, ...events: Ostriches.AnyEvent[]): Position => course(start, events, bySquare(start, events)).at(-1) as Position
/** What is seen after these events, where nothing but squares is known. */
function bySquare(start: Position, events: readonly Ostriches.AnyEvent[]): Seen {
  const end = course(start, [...events, { type: 'Passed', seat: 0 }], { ostriches: [], bushes: [] }).at(-2) as Position
  return { ostriches: end.ostriches, bushes: end.bushes.map((bush) => bush.at), moved: end.moved }
}

describe('what led to a position', () => {
  it('is told from the board before: a leap, a face, a power and a turn', () => {
    const start = positionOf({ ostriches: [{ at: at('b4') }, { at: at('f3') }], bushes: [at('e2'), at('b5')] })
    const end = seen([{ ...back('c6'), power: 'bush', up: true }, back('f1', 1)], ['d4', 'b5'])
    const events: Ostriches.AnyEvent[] = [
      { type: 'Moved', seat: 0, start: at('b4'), target: at('c6') },
      { type: 'TurnedUp', at: at('c6'), of: 0, power: 'bush' },
      { type: 'BushMoved', start: at('e2'), target: at('d4') },
      { type: 'Rotated', seat: 0, turn: 'se+', goes: TURNED['se+'] },
    ]
    const told = course(start, events, end)
    expect(told).toHaveLength(5)
    expect(told.map(({ ostriches }) => ostriches.map((one) => [one.at, one.up, one.power, one.of]))).toEqual([
      [[at('b4'), false, null, 0], [at('f3'), false, null, 1]],
      [[at('c6'), false, null, 0], [at('f3'), false, null, 1]],
      [[at('c6'), true, 'bush', 0], [at('f3'), false, null, 1]],
      [[at('c6'), true, 'bush', 0], [at('f3'), false, null, 1]],
      [[at('c6'), true, 'bush', 0], [at('f1'), false, null, 1]],
    ])
    expect(told.map(({ bushes }) => bushes[0]?.at)).toEqual(['e2', 'e2', 'e2', 'd4', 'd4'].map(at))
    expect(course(start, events, end, true).map(({ ostriches }) => ostriches[0]?.of)).toEqual([null, null, 0, 0, 0])
  })
  it('knows placings, swaps and exchanged tiles', () => {
    const one = positionOf({ ostriches: [{ at: at('f6') }], bushes: [] })
    const both = seen([back('a1'), back('f6', 1)], [])
    const placed = course(one, [{ type: 'Placed', at: at('a1'), of: 0 }], both)
    expect(placed.map(({ ostriches }) => ostriches.map(({ key, of }) => [key, of]))).toEqual([[[0, 1]], [[1, 0], [0, 1]]])
    const two = positionOf(both)
    const [swapped] = course(two, [{ type: 'Swapped', squares: [at('a1'), at('f6')] }], both)
    expect(swapped?.ostriches.map(({ at, of }) => [at, of])).toEqual([[at('a1'), 1], [at('f6'), 0]])
    const [traded] = course(positionOf(seen([back('c3'), back('d4', 1)], [])), [{ type: 'Exchanged', tiles: 'swne', goes: EXCHANGED.swne }], seen([back('a1'), back('f6', 1)], []))
    expect(traded?.ostriches.map((standing) => standing.at)).toEqual([at('c3'), at('d4')])
    expect(course(two, [{ type: 'Passed', seat: 0 }], both)).toEqual([two, two])
  })
  it('shows nothing that only another player knew', () => {
    const view = { ostriches: [{ ...back('a1'), power: 'eye', up: false, known: [0] }], table: { bushes: [at('e2')], moved: null } } as unknown as Ostriches.View
    expect(openlyIn(view)).toEqual({ ostriches: [{ at: at('a1'), up: false }], bushes: [at('e2')], moved: null })
  })
})

describe('keys and grounds', () => {
  const now = shifted(positionOf(seen([back('a1'), back('c3')])), TURNED['ne-'], 'ne-')
  it('go along with everything that is carried', () => {
    const before = positionOf(seen([back('a1'), back('e5')], ['b2', 'd4']))
    const turned = after(before, { type: 'Rotated', seat: 0, turn: 'sw+', goes: TURNED['sw+'] })
    expect(turned.ostriches.map((one) => [one.key, one.at])).toEqual([[0, at('a3')], [1, at('e5')]])
    const traded = after(turned, { type: 'Exchanged', tiles: 'swne', goes: EXCHANGED.swne })
    expect(traded.grounds.map((ground) => [ground.key, ground.at, ground.turns])).toEqual([['sw', 'ne', 1], ['se', 'se', 0], ['nw', 'nw', 0], ['ne', 'sw', 0]])
    expect(traded.bushes.map((bush) => bush.at)).toEqual([at('e5'), at('a1')])
    expect([...changes(turned, traded)].sort()).toEqual(['bush-0', 'bush-1', 'ostrich-0', 'ostrich-1', 'tile-ne', 'tile-sw'])
  })
  it('are the same before and after each event of a turn', () => {
    const events: Ostriches.AnyEvent[] = [
      { type: 'Moved', seat: 0, start: at('a1'), target: at('b3') },
      { type: 'BushMoved', start: at('e2'), target: at('e5') },
      { type: 'Swapped', squares: [at('b3'), at('c3')] },
      { type: 'Exchanged', tiles: 'senw', goes: EXCHANGED.senw },
      { type: 'Rotated', seat: 0, turn: 'ne+', goes: TURNED['ne+'] },
    ]
    const told = course(now, events, bySquare(now, events))
    expect(told[0]).toEqual(now)
    expect(alike(now, told.at(-1) ?? now)).toBe(false)
    for (const { ostriches, bushes } of told) expect([...ostriches, ...bushes].map((one) => one.key)).toEqual([0, 1, 0, 1])
    expect(told.map(({ grounds }) => grounds.map((ground) => ground.turns))).toEqual([...Array.from({ length: 5 }, () => [0, 0, 0, -1]), [0, 0, 0, 0]])
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
