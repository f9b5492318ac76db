
/** Something to share: a title for the device's share sheet, a text, a link. */
export interface Shared {
  readonly title: string
  readonly text?: string
  readonly url?: string
}
/** The result of sharing; after `failed` people have to select and copy it themselves. */
export type Sharing = 'shared' | 'cancelled' | 'copied' | 'failed'

interface Means {
  readonly hand?: ((what: ShareData) => Promise<void>) | undefined
  readonly copy: (text: string) => Promise<boolean>
}

/** The text for a message or the clipboard: the link gets a line of its own. */
export function written(what: Shared): string {
  return [what.text, what.url].filter(Boolean).join('\n')
}

/** Open the device's share sheet; where there is none, as on plain http, copy to the clipboard. */
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
  // despite the types, some browsers and all pages on plain http lack it
  const hand = 'share' in navigator ? (what: ShareData) => navigator.share(what) : undefined
  return { hand, copy }
}

/** A link that works on other devices: `localhost` is replaced by the server's address on the network. */
export function link(path: string, page: Document = document): string {
  const address = page.querySelector<HTMLMetaElement>('meta[name="server-address"]')?.content
  return new URL(path, address || page.location.origin).href
}

/** Copy a text; plain http has no clipboard API, so there is a fallback. */
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
  // outside an open dialog nothing can be selected
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
