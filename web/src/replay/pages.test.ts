import { No, type StepPage } from '../kit/api'
import { PAGE, Pages } from './pages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page(first: number, count: number): StepPage {
  return { first, steps: Array.from({ length: count }, (_, at) => ({ at, events: [], views: [] })) }
}

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
}

test('a page is asked for once, however many of its steps are needed', async () => {
  const load = vi.fn((from: number, count: number) => Promise.resolve(page(from, count)))
  const put = vi.fn()
  const pages = new Pages(load, put)
  for (const at of [PAGE + 3, PAGE + 4, PAGE]) pages.need(at)
  await settled()
  expect(load.mock.calls).toEqual([[PAGE, PAGE]])
  expect(put).toHaveBeenCalledOnce()
})

test('where the server sends less than a page, the rest is asked for', async () => {
  const load = vi.fn((from: number) => Promise.resolve(page(from, 10)))
  const pages = new Pages(load, () => undefined)
  pages.need(12)
  await settled()
  pages.need(12)
  await settled()
  expect(load.mock.calls.map(([from]) => from)).toEqual([0, 12])
})

test('a page that did not come is asked for again, when the server says or a little later', async () => {
  const load = vi.fn<(from: number, count: number) => Promise<StepPage>>()
  load.mockRejectedValueOnce(new No({ key: 'too-fast', about: { seconds: 7 } }))
  load.mockRejectedValueOnce(new No({ key: 'line-lost', about: {} }))
  load.mockResolvedValue(page(0, PAGE))
  const put = vi.fn()
  const pages = new Pages(load, put)
  pages.need(0)
  await vi.advanceTimersByTimeAsync(6_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(put).toHaveBeenCalledOnce()
})

test('a page that was left asks for nothing more', async () => {
  const load = vi.fn(() => Promise.reject(new No({ key: 'line-lost', about: {} })))
  const pages = new Pages(load, () => undefined)
  pages.need(0)
  await settled()
  pages.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledOnce()
})
