const SLACK = 6
/** A picked piece floats above the finger, so that it can be seen. */
const LIFT = 36

export interface Dragging {
  readonly what: string
  readonly x: number
  readonly y: number
}

/** Dragging with mouse, pen or finger. What was dropped where is told by `data-drop` of the element below. */
export class Drag {
  now = $state.raw<Dragging | null>(null)
  /** The drop target below the pointer. */
  over = $state<string | null>(null)
  #onDrop: (what: string, where: string | null) => void
  #moved = false

  constructor(onDrop: (what: string, where: string | null) => void) {
    this.#onDrop = onDrop
  }

  /** Whether a click that comes now ended a drag and means nothing. */
  swallowsClick(): boolean {
    const moved = this.#moved
    this.#moved = false
    return moved
  }

  start(event: PointerEvent, what: string): void {
    if (event.button !== 0 || !event.isPrimary) return
    this.#moved = false
    const from = { x: event.clientX, y: event.clientY }
    const lift = event.pointerType === 'touch' ? LIFT : 0
    const id = event.pointerId
    const move = (next: PointerEvent) => {
      if (next.pointerId !== id) return
      const far = Math.hypot(next.clientX - from.x, next.clientY - from.y) > SLACK
      if (!this.#moved && !far) return
      this.#moved = true
      next.preventDefault()
      this.now = { what, x: next.clientX, y: next.clientY - lift }
      this.over = below(next.clientX, next.clientY - lift)
    }
    const stop = (last: PointerEvent) => {
      if (last.pointerId !== id) return
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', stop)
      removeEventListener('pointercancel', stop)
      const where = this.over
      this.now = null
      this.over = null
      if (this.#moved && last.type === 'pointerup') this.#onDrop(what, where)
      // the click of this gesture, if any, comes before this runs
      setTimeout(() => (this.#moved = false))
    }
    addEventListener('pointermove', move, { passive: false })
    addEventListener('pointerup', stop)
    addEventListener('pointercancel', stop)
  }
}

function below(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop]')
    if (target) return target.dataset['drop'] ?? null
  }
  return null
}
