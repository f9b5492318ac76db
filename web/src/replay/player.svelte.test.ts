import { marksOf, moved, Player, stay } from './player.svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TIMES = [0, 0, 3_000, 60_000, 60_500]
const steps = TIMES.map((at, number) => ({ at, events: number === 2 ? ['mark'] : [], views: [] }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(): { player: Player; stop: () => void } {
  const player = new Player()
  player.load(steps, (event) => event === 'mark')
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
  player.load([], undefined)
  player.toggle()
  expect([player.playing, player.at, player.step]).toEqual([false, 0, undefined])
})

const ten = Array.from({ length: 10 }, (_, at) => ({ at, events: at % 4 === 2 ? ['mark'] : [], views: [] }))
const tens = marksOf(ten, (event) => event === 'mark')

test('marks are where the game sets them, and both ends', () => {
  expect(tens).toEqual([0, 2, 6, 9])
  expect(marksOf([], undefined)).toEqual([0])
})

test('keys step, jump and stop at the ends', () => {
  const go = (key: string, at: number) => moved(key, at, ten.length, tens)
  expect([go('ArrowRight', 3), go('ArrowRight', 9), go('ArrowLeft', 3), go('ArrowLeft', 0)]).toEqual([4, 9, 2, 0])
  expect([go('Home', 5), go('End', 5)]).toEqual([0, 9])
  expect([go('PageDown', 2), go('PageDown', 9), go('PageUp', 6), go('PageUp', 0)]).toEqual([6, 9, 2, 0])
  expect(go('x', 5)).toBeNull()
})
