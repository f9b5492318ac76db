import { untrack } from 'svelte'

type Boxes = ReadonlyMap<string, DOMRect>

/** Movements shorter than this are not worth showing, in pixels. */
const LEAST = 4

interface Glided {
  /** The part of the page that is watched. */
  readonly root: () => HTMLElement | undefined
  /** The attribute that names each part: `bird` for `data-bird`. */
  readonly part: string
  /** Whether things may move. */
  readonly motion: () => boolean
  readonly timing: KeyframeAnimationOptions
  /** Whether everything is drawn upside down. */
  readonly turned?: () => boolean
}

/**
 * Lets named parts glide to their new positions whenever `changed` gives something else: set down, moved, taken back or
 * refused. Create it while a component is set up. Only transforms change.
 */
export class Glide {
  readonly #glided: Glided
  #before: Boxes | null = null
  #dropped: readonly [string, DOMRect] | null = null

  constructor(changed: () => unknown, glided: Glided) {
    this.#glided = glided
    $effect.pre(() => {
      void changed()
      untrack(() => {
        const root = glided.root()
        if (glided.motion() && root) this.#before = this.#boxes(root)
      })
    })
    $effect(() => {
      void changed()
      untrack(() => this.#go())
    })
  }

  /** A part was dropped here: it glides from the finger, not from where it was before. */
  dropped(name: string, box: DOMRect): void {
    this.#dropped = [name, box]
  }

  #parts(root: HTMLElement): (readonly [string, HTMLElement])[] {
    const { part } = this.#glided
    return [...root.querySelectorAll<HTMLElement>(`[data-${part}]`)].map((one) => [one.dataset[part] ?? '', one] as const)
  }

  /** Where each part is; one that is hidden where it is drawn twice does not count. */
  #boxes(root: HTMLElement): Boxes {
    const found = this.#parts(root).map(([name, part]) => [name, part.getBoundingClientRect()] as const)
    return new Map(found.filter(([, box]) => box.width > 0))
  }

  #go(): void {
    const root = this.#glided.root()
    if (this.#before === null || root === undefined) return
    const before = this.#dropped === null ? this.#before : new Map([...this.#before, this.#dropped])
    for (const [name, part] of this.#parts(root)) this.#animate(part, before.get(name))
    this.#before = this.#dropped = null
  }

  #animate(part: HTMLElement, from: DOMRect | undefined): void {
    const to = part.getBoundingClientRect()
    if (from === undefined || to.width === 0) return
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
    if (Math.hypot(dx, dy) < LEAST) return
    const way = this.#glided.turned?.() ? -1 : 1
    const size = Math.max(from.width, from.height) / Math.max(to.width, to.height)
    part.animate([{ transform: `translate(${way * dx}px, ${way * dy}px) scale(${size})`, zIndex: 5 }, { transform: 'none', zIndex: 5 }], this.#glided.timing)
  }
}
