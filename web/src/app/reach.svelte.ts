/** Whether the server cannot be reached, as far as this page knows. The worker marks a page that it took from its cache. */
let away = $state(document.documentElement.hasAttribute('data-away'))

export const reach = {
  get away(): boolean {
    return away
  },
  /** Ask the server for a sign of life; true if it answers. */
  async look(): Promise<boolean> {
    try {
      away = !(await fetch('/healthz', { cache: 'no-store' })).ok
    } catch {
      away = true
    }
    return !away
  },
}

// even without the internet the server may run on this machine
for (const change of ['offline', 'online']) addEventListener(change, () => void reach.look())
