import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ostriches } from '../../wire.gen'
import { TURNED } from './contract.gen'
import { numberOf as at } from './pieces'
import { leapt, positionOf, shifted, type Seen } from './position'
import { Stage } from './stage.svelte'

const seen = (...squares: string[]): Seen => ({ ostriches: squares.map((name) => ({ at: at(name), of: 0 })), bushes: [] })
const leap: Ostriches.AnyEvent = { type: 'Moved', seat: 1, start: at('a1'), target: at('b3') }
const turn: Ostriches.AnyEvent = { type: 'Rotated', seat: 1, turn: 'ne+', goes: TURNED['ne+'] }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the stage', () => {
  const first = positionOf(seen('a1', 'd4'))
  it('shows what happened, one thing after the other', async () => {
    const heard: string[] = []
    const stage = new Stage(first, () => true, (event) => heard.push(event.type))
    const { end, done } = stage.follow(first, seen('b3', 'd6'), [leap, turn], false)
    expect(stage.busy).toBe(true)
    expect([...stage.moving]).toEqual(['ostrich-0'])
    await vi.advanceTimersByTimeAsync(465)
    expect(stage.turning).toEqual({ tile: 'ne', angle: 90, glides: true })
    await vi.runAllTimersAsync()
    await done
    expect(stage.busy).toBe(false)
    expect(stage.turning).toBeNull()
    expect(stage.shown).toBe(end)
    expect(end.grounds.find((ground) => ground.at === 'ne')?.turns).toBe(1)
    expect(heard).toEqual(['Moved', 'Rotated'])
  })
  it('does not show again what was put together here', async () => {
    const heard: string[] = []
    const stage = new Stage(first, () => true, (event) => heard.push(event.type))
    void stage.to(shifted(leapt(first, at('a1'), at('b3')), TURNED['ne+'], 'ne+'))
    await vi.runAllTimersAsync()
    const { end, done } = stage.follow(first, seen('b3', 'd6'), [leap, turn], false)
    await done
    expect(heard).toEqual([])
    expect(end.ostriches.map((one) => one.key).sort()).toEqual([0, 1])
    expect(stage.shown).toBe(end)
  })
  it('shows what looks the same afterwards: a swap, and a tile that turns with nothing on it', async () => {
    const stage = new Stage(first, () => true, () => {})
    const swap = stage.follow(first, seen('a1', 'd4'), [{ type: 'Swapped', squares: [at('a1'), at('d4')] }], false)
    expect([...stage.moving].sort()).toEqual(['ostrich-0', 'ostrich-1'])
    expect(swap.end.ostriches.map((one) => one.key)).toEqual([1, 0])
    await vi.runAllTimersAsync()
    stage.follow(swap.end, seen('a1', 'd4'), [{ type: 'Rotated', seat: 1, turn: 'nw-', goes: TURNED['nw-'] }], false)
    expect(stage.turning).toEqual({ tile: 'nw', angle: -90, glides: true })
    await vi.runAllTimersAsync()
  })
  it('jumps to before the turn when others were missed', async () => {
    const stage = new Stage(first, () => true, () => {})
    const { end } = stage.follow(positionOf(seen('d2', 'c1'), first), seen('b3', 'c1'), [{ ...leap, start: at('d2') }], false)
    expect([...stage.moving]).toHaveLength(1)
    await vi.runAllTimersAsync()
    expect(stage.shown).toBe(end)
    expect(end.ostriches.map((one) => one.at)).toEqual([at('b3'), at('c1')])
  })
  it('changes at once where nothing may move', async () => {
    const stage = new Stage(first, () => false, () => {})
    const { end, done } = stage.follow(first, seen('b3', 'd6'), [leap, turn], false)
    expect(stage.shown).toBe(end)
    await done
  })
  it('tells a turn again, slowly, until somebody hurries', async () => {
    const stage = new Stage(first, () => true, () => {})
    const { end } = stage.follow(first, seen('b3', 'd6'), [leap, turn], false)
    stage.hurry(end)
    const again = stage.again(first, seen('b3', 'd6'), [leap, turn], false)
    expect(again.end).toEqual(end)
    expect(stage.telling).toBe(true)
    expect(stage.shown.ostriches.map((one) => one.at)).toContain(at('a1'))
    await vi.advanceTimersByTimeAsync(500)
    stage.hurry(end)
    expect(stage.telling).toBe(false)
    expect(stage.shown).toBe(end)
    await vi.runAllTimersAsync()
    expect(stage.shown).toBe(end)
  })
  it('points at two that are looked at', async () => {
    const stage = new Stage(first, () => true, () => {})
    void stage.follow(first, seen('a1', 'd4'), [{ type: 'Looked', seat: 1, squares: [at('a1'), at('d4')] }], false)
    // nothing moves, so nothing is shown; a replayed turn points at the two
    await vi.runAllTimersAsync()
    void stage.again(stage.shown, seen('a1', 'd4'), [{ type: 'Looked', seat: 1, squares: [at('a1'), at('d4')] }], false)
    await vi.advanceTimersByTimeAsync(600)
    expect(stage.glances).toEqual([at('a1'), at('d4')])
    await vi.runAllTimersAsync()
    expect(stage.glances).toEqual([])
  })
  it('holds a tile and lets it go', async () => {
    const stage = new Stage(first, () => true, () => {})
    stage.hold('sw', 20)
    expect(stage.turning).toEqual({ tile: 'sw', angle: 20, glides: false })
    void stage.release()
    await vi.runAllTimersAsync()
    expect(stage.turning).toBeNull()
  })
})
