/** Whether the server can be reached, as far as this page knows. The worker marks a page that it had to take from its store. */
let away = $state(document.documentElement.hasAttribute('data-away'))

export const reach = {
  get away(): boolean {
    return away
  },
  /** Look whether the server is there; true if it is. */
  async look(): Promise<boolean> {
    try {
      away = !(await fetch('/healthz', { cache: 'no-store' })).ok
    } catch {
      away = true
    }
    return !away
  },
}

// without the internet, the house may still stand on this very machine
for (const change of ['offline', 'online']) addEventListener(change, () => void reach.look())
