const SLACK = 6
/** A dragged piece floats above the finger, so that it can be seen. */
const LIFT = 44
/** A near miss counts. */
const SLOP = 8

/** Where the piece is on the screen: at the mouse, or above the finger. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Options of a drag. */
export interface Habits {
  /** Called at every move, for pieces that snap. */
  readonly onMove?: (at: Point) => void
  /** Any finger can drag, not only the first: several people play at one screen. */
  readonly anyFinger?: boolean
  /** The board is upside down, for a player on the far side of the screen. */
  readonly turned?: boolean
}

/** A drop target, and where it was when the drag began. */
interface Target {
  readonly name: string
  readonly box: DOMRect
  /** It counts where the finger is, not where the piece floats. */
  readonly firm: boolean
}

/**
 * Dragging with mouse, pen or finger. Elements with `data-drop` are drop targets. What counts is the position of the
 * piece, above the finger; a target with `data-drop-firm` goes by the finger, and comes before all others.
 *
 * All boxes are measured once, when the drag begins; after that only the transform of the floating layer changes, so a drag
 * costs no layout. The layer is an element with `position: fixed; top: 0; left: 0` that shows what is dragged.
 */
export class Drag {
  /** What is being dragged. */
  now = $state<string | null>(null)
  /** The drop target below the piece. */
  over = $state<string | null>(null)
  layer: HTMLElement | null = null
  /** How far above the finger the piece floats. */
  lift = LIFT
  readonly #habits: Habits
  #onDrop: (what: string, where: string | null, at: Point) => void
  #targets: readonly Target[] = []
  #origin = { x: 0, y: 0 }
  #at: Point = { x: 0, y: 0 }
  #moved = false
  #letGo: () => void = () => {}

  constructor(onDrop: (what: string, where: string | null, at: Point) => void, habits: Habits = {}) {
    this.#onDrop = onDrop
    this.#habits = habits
  }

  /** Whether the current click only ended a drag and should be ignored. */
  swallowsClick(): boolean {
    const moved = this.#moved
    // another finger may tap during a drag
    if (this.now === null) this.#moved = false
    return moved
  }

  start(event: PointerEvent, what: string): void {
    if (event.button !== 0 || !(event.isPrimary || this.#habits.anyFinger)) return
    // only one piece at a time
    if (this.now !== null && this.#habits.anyFinger) return
    this.cancel()
    this.#moved = false
    const from = { x: event.clientX, y: event.clientY }
    const lift = event.pointerType === 'touch' ? (this.#habits.turned ? -this.lift : this.lift) : 0
    const move = (next: PointerEvent) => {
      if (next.pointerId !== event.pointerId) return
      const far = Math.hypot(next.clientX - from.x, next.clientY - from.y) > SLACK
      if (!this.#moved && !far) return
      next.preventDefault()
      if (!this.#moved) this.#begin(what)
      this.#to(next.clientX, next.clientY - lift, next.clientY)
    }
    const stop = (last: PointerEvent) => {
      if (last.pointerId !== event.pointerId) return
      this.#letGo()
      if (this.#moved) this.#end(what, last.type === 'pointerup')
    }
    const listeners = [['pointermove', move], ['pointerup', stop], ['pointercancel', stop]] as const
    for (const [name, listener] of listeners) addEventListener(name, listener, { passive: false })
    this.#letGo = () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener)
    }
  }

  /** Abort the drag without a drop, as when the board is cleared during it. */
  cancel(): void {
    this.#letGo()
    this.now = null
    this.over = null
  }

  #begin(what: string): void {
    this.#moved = true
    this.#targets = [...document.querySelectorAll<HTMLElement>('[data-drop]')].map((element) => ({
      name: element.dataset['drop'] ?? '',
      box: element.getBoundingClientRect(),
      firm: element.dataset['dropFirm'] !== undefined,
    }))
    // fixed elements may be relative to a container, so the layer's corner is measured
    if (this.layer !== null) this.layer.style.transform = ''
    const corner = this.layer?.getBoundingClientRect()
    this.#origin = { x: corner?.x ?? 0, y: corner?.y ?? 0 }
    this.now = what
  }

  #to(x: number, y: number, finger: number): void {
    const way = this.#habits.turned ? -1 : 1
    if (this.layer !== null) this.layer.style.transform = `translate(${way * (x - this.#origin.x)}px, ${way * (y - this.#origin.y)}px)`
    const firm = this.#targets.find(({ firm, box }) => firm && x >= box.left && x <= box.right && finger >= box.top && finger <= box.bottom)
    const over = firm?.name ?? within(this.#targets, x, y)
    if (over !== this.over) this.over = over
    this.#at = { x, y }
    this.#habits.onMove?.(this.#at)
  }

  #end(what: string, dropped: boolean): void {
    const where = this.over
    this.cancel()
    if (dropped) this.#onDrop(what, where, this.#at)
    // the click of this gesture, if any, comes first
    setTimeout(() => (this.#moved = false))
  }
}

/** The nearest target that contains the point, or nearly does. */
function within(targets: readonly Target[], x: number, y: number): string | null {
  let found: string | null = null
  let least = Infinity
  for (const { name, box } of targets) {
    if (x < box.left - SLOP || x > box.right + SLOP || y < box.top - SLOP || y > box.bottom + SLOP) continue
    const away = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2)
    if (away < least) [found, least] = [name, away]
  }
  return found
}
