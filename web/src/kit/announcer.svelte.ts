const SHOWN = 4_000

interface Notice {
  readonly id: number
  readonly text: string
}

let spoken = $state.raw<readonly Notice[]>([])
let notices = $state.raw<readonly Notice[]>([])
let count = 0

/** Messages for screen readers, and notices shown to everyone for a moment. */
export const announcer = {
  get spoken(): readonly Notice[] {
    return spoken
  },
  get notices(): readonly Notice[] {
    return notices
  },
  /** For screen readers alone: the screen shows it anyway. */
  tell(text: string): void {
    spoken = [...spoken.slice(-4), { id: (count += 1), text }]
  },
  /** For everyone: shown for a few seconds. */
  notice(text: string): void {
    announcer.show(text)
    announcer.tell(text)
  },
  /** Shown for a few seconds, where screen readers are told anyway. The same again takes the place of the first. */
  show(text: string): void {
    const id = (count += 1)
    notices = [...notices.filter((notice) => notice.text !== text).slice(-2), { id, text }]
    setTimeout(() => announcer.dismiss(id), SHOWN)
  },
  /** Forget everything, as when another page is opened. */
  clear(): void {
    spoken = []
    notices = []
  },
  dismiss(id: number): void {
    notices = notices.filter((notice) => notice.id !== id)
  },
}
