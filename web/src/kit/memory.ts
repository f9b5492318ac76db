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

/** Forget everything that was kept in this browser. */
export function forgetAll(): void {
  try {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) if (key.startsWith('ludotheque.')) store.removeItem(key)
    }
  } catch {
    // nothing was kept
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
