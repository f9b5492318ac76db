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

/** What this tab remembers about the page it shows, until it is closed. */
export function recallHere(key: string): string | null {
  try {
    return sessionStorage.getItem(`ludotheque.${key} ${location.pathname}`)
  } catch {
    return null
  }
}

export function rememberHere(key: string, value: string): void {
  try {
    sessionStorage.setItem(`ludotheque.${key} ${location.pathname}`, value)
  } catch {
    // nothing is lost but comfort
  }
}
