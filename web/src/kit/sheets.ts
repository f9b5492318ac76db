/**
 * Open sheets as entries of the browser's history: going back closes the topmost sheet, and nothing else.
 *
 * Entries of sheets that are gone are left at once, whether somebody closes a sheet, goes forward to it, or reloads the page.
 */
const open: (() => void)[] = []
/** On the way back from entries of sheets that are gone; the browser takes its time. */
let leaving = false
const waiting: (() => void)[] = []

/** How many sheets the entry that is shown stands for. */
const depth = (): number => (history.state as { readonly sheets?: number } | null)?.sheets ?? 0

/**
 * Whether the entry so far back is of this address, as far as the browser tells. A page that is reloaded while a sheet opens may
 * have the mark of the sheet without an entry below: going back would leave the site.
 */
function isHere(back: number): boolean {
  if (!('navigation' in window)) return true
  const at = navigation.currentEntry?.index
  return at === undefined || navigation.entries()[at - back]?.url === location.href
}

/** Make the entries fit the sheets that are open. */
function settle(): void {
  if (leaving) return
  const gone = depth() - open.length
  if (gone > 0 && !isHere(gone)) {
    history.replaceState(null, '')
  } else if (gone > 0) {
    leaving = true
    history.go(-gone)
    return
  }
  while (depth() < open.length) history.pushState({ sheets: depth() + 1 }, '')
}

addEventListener('popstate', () => {
  if (leaving) {
    leaving = false
    for (const then of waiting.splice(0)) then()
  } else while (open.length > depth()) open.pop()?.()
  settle()
})
settle()

/** A sheet opens; `close` is called when somebody goes back. Returns what to call once it is closed, however that came. */
export function opened(close: () => void): () => void {
  open.push(close)
  queueMicrotask(settle)
  return () => {
    const at = open.indexOf(close)
    if (at >= 0) open.splice(at, 1)
    queueMicrotask(settle)
  }
}

/** Go to another address; it takes the place of a sheet from which somebody goes there. */
export function enter(path: string): void {
  if (leaving) waiting.push(() => enter(path))
  else if (path === location.pathname) return
  else if (depth() > 0) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
}
