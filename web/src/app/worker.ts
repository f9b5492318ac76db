/**
 * Caches the first page, so that it opens without the server and can say that the server is away. Answers of `/api` and
 * all matches stay on the server and are never cached here.
 */
import { marked, treatment } from './serving'

/** Inserted by the build: the files of the first page, and a name that changes with them. */
declare const __SHELL__: readonly string[]
declare const __VERSION__: string

interface Living extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asking extends Living {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: Living) => void): void
  addEventListener(type: 'fetch', hear: (event: Asking) => void): void
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void
}
const worker = self as unknown as Worker
const OURS = 'ludotheque-'
const CACHE = OURS + __VERSION__
/** How the caches of older versions are called. */
const EARLIER = 'house-'

async function settleIn(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll([new Request('/', { cache: 'reload' }), ...__SHELL__])
}

async function tidyUp(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE && (name.startsWith(OURS) || name.startsWith(EARLIER)))
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (away) {
    const kept = await caches.match('/', { cacheName: CACHE })
    if (kept === undefined) throw away
    return marked(kept)
  }
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.url)
  if (kept !== undefined) return kept
  const found = await fetch(request)
  // the device is full: the page is shown, but not cached
  if (found.ok) await cache.put(request.url, found.clone()).catch(() => {})
  return found
}

worker.addEventListener('install', (event) => event.waitUntil(settleIn()))
worker.addEventListener('activate', (event) => event.waitUntil(tidyUp()))
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const wanted = treatment(event.request, worker.location.origin)
  if (wanted === 'page') event.respondWith(page(event.request))
  if (wanted === 'asset') event.respondWith(asset(event.request))
})
