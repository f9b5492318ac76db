import { expect, test } from 'vitest'
import { marked, treatment } from './serving'

const HERE = 'https://games.example'
const asked = (path: string, mode = 'navigate', method = 'GET') => treatment({ url: new URL(path, HERE).href, method, mode }, HERE)

test('pages come from the server, and from the store when it is away', () => {
  for (const path of ['/', '/t/abc', '/rules/uluru', '/records', '/apiary']) expect(asked(path)).toBe('page')
})

test('assets are kept: their names change with their content', () => {
  expect(asked('/assets/index-abc.js', 'cors')).toBe('asset')
  expect(asked('/assets/index-abc.js', 'cors', 'POST')).toBe('leave')
})

test('what the server says about tables is never kept', () => {
  for (const path of ['/api/games', '/api', '/ws/abc', '/healthz', '/readyz', '/metrics']) {
    expect(asked(path)).toBe('leave')
    expect(asked(path, 'cors')).toBe('leave')
  }
  expect(asked('https://elsewhere.example/assets/a.js', 'cors')).toBe('leave')
  expect(asked('/manifest.webmanifest', 'cors')).toBe('leave')
})

test('a page from the store says so', async () => {
  const kept = new Response('<!doctype html><html lang="en"><body></body></html>', { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' } })
  const page = await marked(kept)
  expect(await page.text()).toContain('<html data-away lang="en">')
  expect(page.headers.get('content-type')).toBe('text/html')
  expect(page.headers.has('content-encoding')).toBe(false)
})
