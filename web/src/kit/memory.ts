/** Values kept in this browser, such as language and name. Without permission to store, nothing is kept. */
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
    // only convenience is lost
  }
}

/** Values kept in this tab for the current page, until the tab is closed. */
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
    // only convenience is lost
  }
}

export function forgetHere(key: string): void {
  try {
    sessionStorage.removeItem(`ludotheque.${key} ${location.pathname}`)
  } catch {
    // nothing was kept
  }
}
