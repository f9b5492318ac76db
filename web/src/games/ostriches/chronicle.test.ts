import { describe, expect, it } from 'vitest'
import type { Ostriches } from '../../wire.gen'
import { EXCHANGED, TURNED } from './contract.gen'
import { Chronicle } from './chronicle'
import { numberOf as at } from './pieces'

const leap: Ostriches.AnyEvent = { type: 'Moved', seat: 0, start: at('b4'), target: at('c6') }
const face: Ostriches.AnyEvent = { type: 'TurnedUp', at: at('c6'), of: 0, power: 'tiles' }
const trade: Ostriches.AnyEvent = { type: 'Exchanged', tiles: 'swnw', goes: EXCHANGED.swnw }
const turn: Ostriches.AnyEvent = { type: 'Rotated', seat: 0, turn: 'nw+', goes: TURNED['nw+'] }
const view = (moved: number | null, ...ostriches: number[]) => ({ table: { moved, steps: 9 }, ostriches: ostriches.map((one) => ({ at: one })) }) as unknown as Ostriches.View

describe('the latest turn', () => {
  it('is kept bit by bit, and follows its square', () => {
    const told = new Chronicle()
    expect(told.hear([leap, face], 1, 9)).toBe(true)
    expect(told.hear([leap, face], 1, 9)).toBe(false)
    told.hear([trade], 2, 9)
    told.hear([turn], 3, 9)
    expect(told.turn).toEqual([leap, face, trade, turn])
    // c6 went to c3 with its tile, b4 to b1; then another tile turned
    expect(told.fits(view(at('c3')))).toBe(true)
    expect(told.fits(view(at('c6')))).toBe(false)
    expect(told.trail).toBe(at('b1'))
    told.hear([leap, turn], 4, 9)
    expect(told.turn).toEqual([leap, turn])
  })
  it('keeps the board before its first event', () => {
    const [first, second, third] = ['a1', 'b3', 'c5'].map((square) => ({ ostriches: [{ at: at(square), up: false }], bushes: [] }))
    const told = new Chronicle()
    told.hear([leap, face], 1, 9, first)
    told.hear([trade], 2, 9, second)
    told.hear([turn], 3, 9, third)
    expect(told.before).toBe(first)
    told.hear([leap], 4, 9, third)
    expect(told.before).toBe(third)
    // another match: the last board of the one before does not count
    told.hear([{ type: 'Starter', seat: 1 }], 1, 9, third)
    told.hear([{ type: 'Placed', at: at('a1'), of: 1 }], 2, 9, second)
    expect(told.before).toBe(second)
  })
  it('keeps no secrets and no offers', () => {
    const told = new Chronicle()
    told.hear([leap, { type: 'Noticed', at: 1, of: 1, power: 'eye' }, { type: 'Offered', seat: 0 }], 1, 9)
    expect(told.turn).toEqual([leap])
  })
  it('begins anew with another match', () => {
    const told = new Chronicle()
    told.hear([leap], 5, 9)
    told.hear([{ type: 'Starter', seat: 1 }], 1, 9)
    expect(told.turn).toEqual([])
    expect(told.fits(view(null))).toBe(false)
    expect(told.trail).toBeNull()
    told.hear([{ type: 'Placed', at: at('a1'), of: 1 }], 2, 9)
    expect(told.fits(view(null, at('a1')))).toBe(true)
    expect(told.fits(view(null))).toBe(false)
  })
  it('outlives a page that is loaded anew, unless something was missed', () => {
    let kept: Parameters<NonNullable<ConstructorParameters<typeof Chronicle>[0]>['remember']>[0] | null = null
    const keep = { recall: () => kept, remember: (one: NonNullable<typeof kept>) => void (kept = one) }
    new Chronicle(keep).hear([leap, turn], 1, 9)
    const again = new Chronicle(keep)
    expect(again.hear([], 0, 9)).toBe(false)
    expect(again.fits(view(at('c6')))).toBe(false)
    expect([again.turn, again.turned]).toEqual([[leap, turn], 'nw+'])
    const later = { ...view(at('f6')), table: { moved: at('f6'), steps: 10 } } as unknown as Ostriches.View
    expect(again.fits(later)).toBe(false)
  })
  it.each([
    { type: 'Rotated', seat: 0, turn: 'nw+' },
    { type: 'Exchanged', tiles: 'swnw' },
  ])('is dropped when an older client kept it without saying where the squares go: $type', (old) => {
    const kept = { turn: [leap, old as Ostriches.AnyEvent], before: null, steps: 9, over: true }
    const told = new Chronicle({ recall: () => kept, remember: () => undefined })
    expect([told.turn, told.trail, told.turned, told.fits(view(at('c6')))]).toEqual([[], null, null, false])
    told.hear([leap, turn], 1, 9)
    expect(told.turn).toEqual([leap, turn])
  })
  it('is dropped when an older client kept it without the board before', () => {
    const kept = { turn: [leap, turn], steps: 9, over: true } as unknown as ReturnType<NonNullable<ConstructorParameters<typeof Chronicle>[0]>['recall']>
    expect(new Chronicle({ recall: () => kept, remember: () => undefined }).turn).toEqual([])
  })
})
