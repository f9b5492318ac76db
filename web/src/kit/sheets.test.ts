import { beforeEach, expect, test, vi } from 'vitest'
import { router } from './router.svelte'
import { opened } from './sheets'

const sheets = () => (history.state as { sheets?: number } | null)?.sheets ?? 0
/** What the browser does when somebody presses back or forward. */
async function moved(by: number, wanted: number): Promise<void> {
  history.go(by)
  await vi.waitFor(() => expect(sheets()).toBe(wanted))
  await new Promise((then) => setTimeout(then, 0))
}
const settled = (wanted: number) => vi.waitFor(() => expect(sheets()).toBe(wanted))

beforeEach(() => router.go('/t/start'))

test('going back closes the topmost sheet, and the page stays', async () => {
  const route = router.route
  const [below, above] = [vi.fn(), vi.fn()]
  const gone = opened(below)
  opened(above)
  await settled(2)
  await moved(-1, 1)
  expect([above.mock.calls.length, below.mock.calls.length]).toEqual([1, 0])
  await moved(-1, 0)
  expect(below).toHaveBeenCalledOnce()
  expect(router.route).toBe(route)
  gone()
})

test('a sheet that is closed leaves nothing to go back to, and another one may take its place at once', async () => {
  const close = vi.fn()
  const gone = opened(close)
  await settled(1)
  gone()
  const next = opened(vi.fn())
  await settled(1)
  next()
  await settled(0)
  expect(close).not.toHaveBeenCalled()
  expect(location.pathname).toBe('/t/start')
})

test('going forward to a sheet that is gone leads back', async () => {
  opened(vi.fn())
  await settled(1)
  await moved(-1, 0)
  const went = vi.spyOn(history, 'go')
  history.forward()
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith(-1))
  await settled(0)
  went.mockRestore()
})

test('a link in a sheet takes the place of the sheet', async () => {
  const gone = opened(vi.fn())
  await settled(1)
  router.go('/rules/uluru')
  gone()
  await settled(0)
  history.back()
  await vi.waitFor(() => expect(location.pathname).toBe('/t/start'))
  await vi.waitFor(() => expect(router.route).toEqual({ page: 'table', id: 'start' }))
})

test('a page that is opened while a sheet closes is entered after that', async () => {
  const gone = opened(vi.fn())
  await settled(1)
  gone()
  await Promise.resolve()
  router.go('/t/other')
  await vi.waitFor(() => expect(location.pathname).toBe('/t/other'))
  expect(router.route).toEqual({ page: 'table', id: 'other' })
})

test('the mark of a sheet without an entry below is taken off, and the site is not left', async () => {
  const went = vi.spyOn(history, 'go')
  const entries = [{ url: 'about:blank' }, { url: location.href }]
  vi.stubGlobal('navigation', { currentEntry: { index: 1 }, entries: () => entries })
  history.replaceState({ sheets: 1 }, '')
  dispatchEvent(new PopStateEvent('popstate'))
  await settled(0)
  expect(went).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  went.mockRestore()
})
