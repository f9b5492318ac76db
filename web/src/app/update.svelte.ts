/** A newer client, loaded and waiting. It replaces this one only when people ask for it. */
let waiting = $state.raw<ServiceWorker | null>(null)
let stale = $state(false)
let taken = false

export const update = {
  /** Whether a newer version can be taken. */
  get there(): boolean {
    return waiting !== null || stale
  },
  /** Take the newer version and reload the page. */
  take(): void {
    taken = true
    if (waiting === null) location.reload()
    else waiting.postMessage('take-over')
  },
}

function watch(registration: ServiceWorkerRegistration): void {
  const keep = (worker: ServiceWorker | null) => {
    // without a controller this is the first worker ever: there is nothing to replace
    if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null) waiting = worker
  }
  keep(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => keep(coming))
  })
}

// a missing chunk means that the server has a newer client
addEventListener('vite:preloadError', () => (stale = navigator.onLine))

/** Cache the first page on this device, where the browser allows it: over https, or on the server's own machine. */
export async function settleIn(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (taken) location.reload()
    if (waiting === null) return
    // another tab has taken it; this one, perhaps in the middle of a match, asks first
    waiting = null
    stale = true
  })
  try {
    watch(await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }))
  } catch {
    // the game works without a worker, too
  }
}
