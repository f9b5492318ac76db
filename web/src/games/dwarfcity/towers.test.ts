import { describe, expect, it } from 'vitest'
import { heightOf, isFinished, loose, wantedOf } from './pieces'
import { FRESH } from './testing'
import { boxOf, placed, yardOf } from './towers'

describe('towers', () => {
  const [empty, begun, tall, done] = FRESH.towers
  if (!empty || !begun || !tall || !done) throw new Error('four towers')

  it('stand on each other from the ground up, with the places to come above', () => {
    const parts = placed(begun)
    expect(parts.map((part) => part.block)).toEqual(['rc', null, null])
    expect(parts.map((part) => part.y)).toEqual([-34, -76, -108])
    expect(parts.every((part) => part.x > 0 && part.lean === 0)).toBe(true)
    expect(placed({ of: 0, card: '', blocks: ['yr', 'oc'] }).map((part) => part.block)).toEqual(['yr', 'oc'])
  })
  it('share one scale, and grow it only where one is higher', () => {
    expect(boxOf([empty]).top).toBe(-112)
    expect(boxOf([empty, tall])).toEqual(boxOf([tall]))
    expect(boxOf([tall]).top).toBe(-(34 + 34 + 42 + 32 + 8))
    expect(boxOf([done]).top).toBe(-(23 + 42 + 32 + 22))
    const beach = { of: 0, card: '', blocks: Array.from({ length: 7 }, () => 'rp') }
    expect(boxOf([beach]).top).toBeLessThan(boxOf([{ ...beach, blocks: [] }]).top)
  })
  it('know their next shape and height, and whether they are finished', () => {
    expect([empty, begun, done].map(wantedOf)).toEqual(['c', 'p', null])
    expect(FRESH.towers.map(isFinished)).toEqual([false, false, false, true])
    expect(heightOf({ of: 0, card: '', blocks: [] })).toBe(7)
    expect(yardOf(FRESH.towers, 1)).toEqual({ done: [3], open: [1] })
  })
  it('leave the rest on the table', () => {
    const left = loose(FRESH.towers)
    expect([left.get('rc'), left.get('yp'), left.get('vp')]).toEqual([2, 1, 2])
    expect([...left.values()].reduce((sum, count) => sum + count, 0)).toBe(34)
  })
})
