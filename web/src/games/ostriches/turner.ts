import type { Tile, Way } from './pieces'

const SLACK = 8
/** Degrees from which a tile that is let go makes its turn. */
const ENOUGH = 32
const MOST = 105

interface Hands {
  /** The tile is being turned. */
  readonly hold: (tile: Tile, angle: number) => void
  /** The tile was let go; null: not turned far enough. */
  readonly drop: (tile: Tile, way: Way | null) => void
}

/** Turns a tile round its middle with mouse, pen or finger. */
export class Turner {
  readonly #hands: Hands
  #moved = false

  constructor(hands: Hands) {
    this.#hands = hands
  }

  /** Whether the click that comes now only ended a turn. */
  swallowsClick(): boolean {
    const moved = this.#moved
    this.#moved = false
    return moved
  }

  start(event: PointerEvent, tile: Tile, box: DOMRect): void {
    if (event.button !== 0 || !event.isPrimary) return
    this.#moved = false
    const angleTo = (at: PointerEvent) => (Math.atan2(at.clientY - (box.top + box.bottom) / 2, at.clientX - (box.left + box.right) / 2) * 180) / Math.PI
    const first = angleTo(event)
    let angle = 0
    const move = (next: PointerEvent) => {
      if (next.pointerId !== event.pointerId) return
      if (!this.#moved && Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) < SLACK) return
      next.preventDefault()
      this.#moved = true
      angle = Math.max(-MOST, Math.min(MOST, ((angleTo(next) - first + 540) % 360) - 180))
      this.#hands.hold(tile, angle)
    }
    const stop = (last: PointerEvent) => {
      if (last.pointerId !== event.pointerId) return
      for (const [name, listener] of listeners) removeEventListener(name, listener)
      if (!this.#moved) return
      const far = last.type === 'pointerup' && Math.abs(angle) >= ENOUGH
      this.#hands.drop(tile, far ? (angle > 0 ? '+' : '-') : null)
      // the click of this gesture, if any, comes before this runs
      setTimeout(() => (this.#moved = false))
    }
    const listeners = [['pointermove', move], ['pointerup', stop], ['pointercancel', stop]] as const
    for (const [name, listener] of listeners) addEventListener(name, listener, { passive: false })
  }
}
