import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Happened, Table } from './picture'
import { sceneOf, Stage } from './stage.svelte'
import { FRESH } from './testing'

const ROLLED: Happened = { type: 'Rolled', seat: 0, dice: ['r', 'b', 'y'] }
const SIGN: Happened = { type: 'BlueTurned', seat: 0, sign: true }
const FALLS: Happened = { type: 'TornDown', seat: 0, tower: 2, blocks: ['yc', 'oc'] }
const END: Table = { ...FRESH, turn: 1, dwarf: 1, steps: 2, pile: 4, towers: FRESH.towers.map((tower, number) => (number === 2 ? { ...tower, blocks: [] } : tower)) }

describe('what happened', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const told: string[] = []
  const stage = (motion = true) => {
    told.length = 0
    return new Stage(FRESH, () => motion, (event) => told.push(event.type))
  }

  it('is shown one thing after the other, and then everything is as the table says', async () => {
    const one = stage()
    const done = one.news(END, [ROLLED, SIGN, FALLS, { type: 'PileGrew', by: 1, pile: 4 }])
    expect([one.busy, one.scene, one.shown.rolled]).toEqual([true, { rolling: true }, ['r', 'b', 'y']])
    await vi.advanceTimersByTimeAsync(1_300)
    expect(one.scene).toEqual({ blue: 'sign' })
    await vi.advanceTimersByTimeAsync(1_700)
    // it trembles and falls before its blocks are gone
    expect([one.scene.falls, one.shown.towers[2]?.blocks.length]).toEqual([2, 2])
    await vi.runAllTimersAsync()
    await done
    expect([one.shown, one.busy, one.scene]).toEqual([END, false, {}])
    expect(told).toEqual(['Rolled', 'BlueTurned', 'TornDown', 'PileGrew'])
    expect(one.last).toEqual({ dice: ['r', 'b', 'y'], lost: [] })
  })
  it('appears at once with motion off', async () => {
    const one = stage(false)
    await one.news(END, [ROLLED, SIGN, FALLS])
    expect([one.shown, one.busy, told.length]).toEqual([END, false, 3])
    // and so is what comes next
    await one.news(FRESH, [ROLLED])
    expect([one.shown, told.length]).toEqual([FRESH, 4])
  })
  it('can be finished early, and nothing of it comes later', async () => {
    const one = stage()
    void one.news(END, [ROLLED, FALLS])
    one.hurry()
    expect([one.shown, one.busy]).toEqual([END, false])
    await vi.runAllTimersAsync()
    expect(told).toEqual(['Rolled'])
  })
  it('waits for what is still being shown', async () => {
    const one = stage()
    void one.news({ ...FRESH, steps: 2 }, [ROLLED])
    const done = one.news(END, [{ type: 'Built', seat: 0, tower: 0, block: 'rc', die: 'r', finished: true }])
    expect(told).toEqual(['Rolled'])
    await vi.runAllTimersAsync()
    await done
    expect([told, one.shown]).toEqual([['Rolled', 'Built'], END])
  })
  it('does not block the next action after a block', () => {
    const one = stage()
    void one.news(END, [{ type: 'Built', seat: 0, tower: 0, block: 'rc', die: 'r' }])
    expect([one.busy, one.scene.lands]).toEqual([false, 0])
  })
  it('blocks actions while more is to be shown', () => {
    const one = stage()
    void one.news(FRESH, [{ type: 'Built', seat: 0, tower: 0, block: 'rc', die: 'r' }])
    void one.news(END, [{ type: 'DiceLost', seat: 0, dice: ['y'] }])
    expect(one.busy).toBe(true)
  })
  it('can be shown without its events', async () => {
    const one = stage()
    await one.news(END, [])
    expect(one.shown).toEqual(END)
    one.show(FRESH)
    expect(one.shown).toEqual(FRESH)
  })
  it('keeps the last roll visible, even in a picture, and forgets it elsewhere', () => {
    const one = stage()
    one.show(END, [ROLLED, { type: 'DiceLost', seat: 0, dice: ['r'] }])
    expect(one.last).toEqual({ dice: ['r', 'b', 'y'], lost: ['r'] })
    one.show(END, [], true)
    expect(one.last).not.toBeNull()
    one.show(FRESH, [{ type: 'KoboldRolled', seat: 1, face: '2' }], true)
    expect(one.last).toEqual({ face: '2' })
    one.show(FRESH)
    expect(one.last).toBeNull()
  })
  it('has its scenes', () => {
    expect(sceneOf({ type: 'Built', seat: 0, tower: 1, block: 'rr', die: 'r', finished: true })).toEqual({ lands: 1, lights: 1 })
    expect(sceneOf({ type: 'Spared', seat: 0 })).toEqual({ spares: true })
    expect(sceneOf({ type: 'BlueTurned', seat: 0, sign: false })).toEqual({ blue: 'plain' })
    expect(sceneOf({ type: 'Starter', seat: 0 })).toEqual({})
  })
})
