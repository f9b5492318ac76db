import { marksOf, moved, Player, stay, stopsOf } from './player.svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TIMES = [0, 0, 3_000, 60_000, 60_500]
const steps = TIMES.map((at) => ({ at, events: [], views: [] }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(): { player: Player; stop: () => void } {
  const player = new Player()
  player.load(steps.length, [0, 2, 4])
  player.put(0, steps)
  const stop = $effect.root(() => {
    $effect(() => player.run())
  })
  flushSync()
  return { player, stop }
}

test('quick steps stay visible, and long thinking is cut short', () => {
  expect([stay(0, 1), stay(500, 1), stay(57_000, 1), stay(57_000, 4)]).toEqual([160, 500, 1_600, 400])
})

test('it runs to the end and stands still there', () => {
  const { player, stop } = watched()
  player.toggle()
  flushSync()
  for (const wait of [160, 1_600, 1_600, 500]) {
    vi.advanceTimersByTime(wait)
    flushSync()
  }
  expect([player.at, player.playing]).toEqual([4, false])
  player.toggle()
  flushSync()
  expect([player.at, player.playing]).toEqual([0, true])
  stop()
})

test('a faster speed counts at once, and a hand on the slider stops it', () => {
  const { player, stop } = watched()
  player.seek(1)
  player.toggle()
  player.speed = 4
  flushSync()
  vi.advanceTimersByTime(400)
  flushSync()
  expect(player.at).toBe(2)
  player.seek(99)
  flushSync()
  expect([player.at, player.playing]).toEqual([4, false])
  stop()
})

test('keys lead to steps, marks and ends, and other keys nowhere', () => {
  const { player, stop } = watched()
  expect(player.go('PageDown')).toBe(true)
  expect(player.at).toBe(2)
  expect([player.go('x'), player.at]).toEqual([false, 2])
  stop()
})

test('nothing to see runs nowhere', () => {
  const player = new Player()
  player.load(0, [0])
  player.toggle()
  expect([player.playing, player.at, player.shown]).toEqual([false, 0, undefined])
})

test('what is on its way is asked for, and until it comes the last step stays', () => {
  const { player, stop } = watched()
  player.load(60, [0, 59])
  player.put(0, steps)
  const asked: number[] = []
  const need = (at: number) => void asked.push(at)
  player.fetch({ need })
  expect(asked).toEqual([25])
  player.seek(4)
  expect(player.shown).toEqual({ at: 4, step: steps[4] })
  player.toggle()
  flushSync()
  vi.advanceTimersByTime(5_000)
  expect([player.at, player.playing]).toEqual([4, true])
  player.put(5, [{ at: 61_000, events: [], views: [] }])
  flushSync()
  vi.advanceTimersByTime(500)
  flushSync()
  expect(player.at).toBe(5)
  expect(player.shown?.at).toBe(5)
  player.seek(50)
  expect(player.shown?.at).toBe(5)
  player.fetch({ need })
  expect(asked).toEqual([25, 50, 59])
  player.put(59, [...steps, ...steps])
  expect(player.steps.length).toBe(60)
  stop()
})

const tens = marksOf(10, { mark: [2, 6], other: [3, 6] }, ({ type }) => type === 'mark')

test('marks are where the game sets them, and both ends', () => {
  expect(tens).toEqual([0, 2, 6, 9])
  expect(marksOf(0, { mark: [2] }, undefined)).toEqual([0])
})

test('keys step, jump and stop at the ends', () => {
  const go = (key: string, at: number) => moved(key, at, 10, tens)
  expect([go('ArrowRight', 3), go('ArrowRight', 9), go('ArrowLeft', 3), go('ArrowLeft', 0)]).toEqual([4, 9, 2, 0])
  expect([go('Home', 5), go('End', 5)]).toEqual([0, 9])
  expect([go('PageDown', 2), go('PageDown', 9), go('PageUp', 6), go('PageUp', 0)]).toEqual([6, 9, 2, 0])
  expect(go('x', 5)).toBeNull()
})

test('E leads to the next place worth a look, Shift and E to the one before', () => {
  const stops = stopsOf({ Landed: [1, 2], RoundOver: [9, 4] }, ['RoundOver', 'Missing'])
  expect(stops).toEqual([4, 9])
  expect([0, 4, 9].map((at) => moved('e', at, 12, [], stops))).toEqual([4, 9, 9])
  expect([0, 4, 11].map((at) => moved('E', at, 12, [], stops))).toEqual([0, 4, 9])
})
