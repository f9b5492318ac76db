
/** What is handed on: a title for the sheet of the device, a text, a link. */
export interface Shared {
  readonly title: string
  readonly text?: string
  readonly url?: string
}
/** How it went: `failed` means that people have to mark and copy it themselves. */
export type Sharing = 'shared' | 'cancelled' | 'copied' | 'failed'

interface Means {
  readonly hand?: ((what: ShareData) => Promise<void>) | undefined
  readonly copy: (text: string) => Promise<boolean>
}

/** As it stands in a message or on the clipboard: the text, then the link on a line of its own. */
export function written(what: Shared): string {
  return [what.text, what.url].filter(Boolean).join('\n')
}

/** Hand something on by the device's own sheet; without one, as on plain http, it goes to the clipboard. */
export async function share(what: Shared, means: Means = ownMeans()): Promise<Sharing> {
  if (means.hand !== undefined) {
    try {
      await means.hand({ ...what })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  return (await means.copy(written(what))) ? 'copied' : 'failed'
}

function ownMeans(): Means {
  // browsers without the sheet, and pages on plain http, lack it, whatever the types say
  const hand = 'share' in navigator ? (what: ShareData) => navigator.share(what) : undefined
  return { hand, copy }
}

/** A link of this house that works on other devices: asked as `localhost`, the house says how the network calls it. */
export function link(path: string, page: Document = document): string {
  const house = page.querySelector<HTMLMetaElement>('meta[name="house"]')?.content
  return new URL(path, house || page.location.origin).href
}

/** Copy a text. On plain http there is no clipboard API, so the old way is the fallback. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'out-of-sight'
  const focused = document.activeElement
  // below an open dialog nothing can be marked
  const room = focused?.closest('dialog') ?? document.body
  room.append(field)
  field.select()
  let done = false
  try {
    done = document.execCommand('copy')
  } catch {
    done = false
  }
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
