import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ostriches } from '../../wire.gen'
import { TURNED } from './contract.gen'
import { numberOf as at } from './pieces'
import { Telling } from './telling.svelte'

const leap: Ostriches.AnyEvent = { type: 'Moved', seat: 0, start: at('a1'), target: at('b3') }
const turn: Ostriches.AnyEvent = { type: 'Rotated', seat: 0, turn: 'ne+', goes: TURNED['ne+'] }
const view = (viewer: number) =>
  ({
    viewer,
    table: { options: { mode: 'notes' }, phase: 'move', steps: 20, moved: at('b3'), bushes: [] },
    ostriches: [{ at: at('b3'), of: 0, up: false, known: [], power: null }],
    left: [0, 0],
    hand: [],
  }) as unknown as Ostriches.View

/** The view before the turn. */
const early = (viewer: number) => ({ ...view(viewer), table: { ...view(viewer).table, moved: null }, ostriches: [{ at: at('a1'), of: 0, up: false, known: [0], power: 'eye' }] }) as unknown as Ostriches.View

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a player who takes over a shared screen sees the last turn slowly; the player who made it does not see it again', async () => {
  const mover = new Telling(view(0), () => true, () => {})
  void mover.news(view(0), [leap, turn], 1, early(0), true)
  await vi.runAllTimersAsync()
  expect([mover.told, mover.turned, mover.trail]).toEqual([true, 'ne+', at('a1')])
  // the cover came down and was lifted: nothing new has happened since
  const next = new Telling(view(1), () => true, () => {})
  const done = next.news(view(1), [leap, turn], 1, early(0), true)
  expect(next.stage.telling).toBe(true)
  expect(next.stage.shown.ostriches.map(({ at, power }) => [at, power])).toEqual([[at('a1'), null]])
  await vi.runAllTimersAsync()
  await done
  expect(next.stage.shown.ostriches.map((one) => one.at)).toEqual([at('b3')])
  const again = new Telling(view(0), () => true, () => {})
  void again.news(view(0), [leap, turn], 1, early(0), true)
  expect(again.stage.busy).toBe(false)
})

test('two ostriches that somebody else looks at are pointed at', async () => {
  const other = new Telling(view(1), () => true, () => {})
  const look: Ostriches.AnyEvent = { type: 'Looked', seat: 0, squares: [at('b3'), at('c3')] }
  void other.news(view(1), [], 1, null)
  void other.news(view(1), [look], 2, view(1))
  await vi.advanceTimersByTimeAsync(10)
  expect(other.stage.glances).toEqual([at('b3'), at('c3')])
  await vi.runAllTimersAsync()
  expect(other.stage.glances).toEqual([])
})
