import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, type HallShown } from '../kit/api'
import { HallLine } from './line.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function shown(putAway: boolean): HallShown {
  return { wall: { time: null }, host: false, table: null, removed: false, put_away: putAway } as HallShown
}

test('a hall that was put away is looked at no more', async () => {
  const look = vi.spyOn(api, 'hall').mockResolvedValue(shown(false))
  const close = new HallLine('one').open()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(look).toHaveBeenCalledTimes(4)
  look.mockResolvedValue(shown(true))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(look).toHaveBeenCalledTimes(5)
  close()
})
