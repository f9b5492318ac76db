/** A newer client, loaded and waiting. Nothing is swapped under somebody's hands: people say when. */
let waiting = $state.raw<ServiceWorker | null>(null)
let stale = $state(false)
let taken = false

export const update = {
  /** Whether a newer version is there for the asking. */
  get there(): boolean {
    return waiting !== null || stale
  },
  /** Take the newer version; the page is loaded anew. */
  take(): void {
    taken = true
    if (waiting === null) location.reload()
    else waiting.postMessage('take-over')
  },
}

function watch(registration: ServiceWorkerRegistration): void {
  const keep = (worker: ServiceWorker | null) => {
    // without a controller this is the first worker ever, which replaces nothing
    if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null) waiting = worker
  }
  keep(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => keep(coming))
  })
}

// a part of the page that is gone: the server has a newer client
addEventListener('vite:preloadError', () => (stale = navigator.onLine))

/** Keep the first page on this device. Only where the browser allows it: over https, or on this very machine. */
export async function settleIn(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (taken) location.reload()
    if (waiting === null) return
    // another tab has taken it: here, perhaps in the middle of a match, people say when
    waiting = null
    stale = true
  })
  try {
    watch(await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }))
  } catch {
    // a browser that forbids it plays all the same
  }
}
