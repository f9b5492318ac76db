/** What this browser remembers: language and name. A browser that forbids storage simply forgets. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`ludotheque.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`ludotheque.${key}`, value)
  } catch {
    // nothing is lost but comfort
  }
}
