import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Blanks = Record<string, FluentVariable>

const BEGINS = /^(?=-?[a-zA-Z][\w-]* *=)/m
const KEY = /^-?[a-zA-Z][\w-]*/
/** Matches references from one text to another. */
const OTHERS = /\{\s*(-?[a-zA-Z][\w-]*)\s*[}.(]/g
/** Whole numbers below this are written the same in all our languages. */
const ALIKE = 1_000

/** Formats small numbers without `Intl`, whose first use is slow. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}
const filled = (blank: FluentVariable): FluentVariable =>
  typeof blank === 'number' && Number.isInteger(blank) && Math.abs(blank) < ALIKE ? new Whole(blank) : blank

/** Texts of one language by their keys. Each is parsed on first use: a page needs few of them. */
export class Vocabulary {
  readonly #bundle: FluentBundle
  readonly #unread = new Map<string, string>()

  /** Of two texts with the same key the first wins. */
  constructor(language: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of sources.flatMap((source) => source.split(BEGINS))) {
      const key = KEY.exec(text)?.[0]
      if (key !== undefined && !this.#unread.has(key)) this.#unread.set(key, text)
    }
  }

  /** The text with its blanks filled; null: there is no such text. */
  say(key: string, blanks: Blanks = {}): string | null {
    this.#read(key)
    const pattern = this.#bundle.getMessage(key)?.value
    if (!pattern) return null
    const given = Object.fromEntries(Object.entries(blanks).map(([name, blank]) => [name, filled(blank)]))
    return this.#bundle.formatPattern(pattern, given, [])
  }

  #read(key: string): void {
    const text = this.#unread.get(key)
    if (text === undefined) return
    this.#unread.delete(key)
    this.#bundle.addResource(new FluentResource(text))
    for (const [, other] of text.matchAll(OTHERS)) this.#read(other ?? '')
  }
}
