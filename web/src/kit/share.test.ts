import { expect, test, vi } from 'vitest'
import { link, share, written } from './share'

const WHAT = { title: 'Uluru', text: 'one stone', url: 'http://games.example/r/x' }

test('a text and a link stand below each other', () => {
  expect(written(WHAT)).toBe('one stone\nhttp://games.example/r/x')
  expect(written({ title: 'Uluru', url: 'http://games.example/r/x' })).toBe('http://games.example/r/x')
})

test('the sheet of the device comes first', async () => {
  const hand = vi.fn(() => Promise.resolve())
  const copy = vi.fn(() => Promise.resolve(true))
  expect(await share(WHAT, { hand, copy })).toBe('shared')
  expect(hand).toHaveBeenCalledWith(WHAT)
  expect(copy).not.toHaveBeenCalled()
})

test('closing the share sheet copies nothing', async () => {
  const hand = () => Promise.reject(new DOMException('no', 'AbortError'))
  const copy = vi.fn(() => Promise.resolve(true))
  expect(await share(WHAT, { hand, copy })).toBe('cancelled')
  expect(copy).not.toHaveBeenCalled()
})

test('without a sheet it is copied, and where that fails too it says so', async () => {
  const hand = () => Promise.reject(new TypeError('not here'))
  const copy = vi.fn(() => Promise.resolve(true))
  expect(await share(WHAT, { hand, copy })).toBe('copied')
  expect(copy).toHaveBeenCalledWith('one stone\nhttp://games.example/r/x')
  expect(await share(WHAT, { copy: () => Promise.resolve(false) })).toBe('failed')
})

test('links are whole', () => {
  expect(link('/beat/x')).toBe(`${location.origin}/beat/x`)
})

test('a server that is opened as localhost is linked by its address in the network', () => {
  const meta = document.createElement('meta')
  meta.name = 'server-address'
  meta.content = 'http://192.168.1.7:8000'
  document.head.append(meta)
  expect(link('/t/x')).toBe('http://192.168.1.7:8000/t/x')
  meta.remove()
})
