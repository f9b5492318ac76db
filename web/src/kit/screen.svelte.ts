import { MediaQuery } from 'svelte/reactivity'

const calm = new MediaQuery('(prefers-reduced-motion: reduce)')
const side = new MediaQuery('(width >= 760px) and (height >= 500px)')
const roomier = new MediaQuery('(width >= 1000px) and (height >= 500px)')

/** Properties of this screen. */
export const screen = {
  /** Whether things may move, because reduced motion is not asked for. */
  get motion(): boolean {
    return !calm.current
  },
  /** Whether there is room for a column beside the game. */
  get wide(): boolean {
    return side.current
  },
  /** Whether the people of a table fit beside their game without making it small: not on a tablet held upright. */
  get wider(): boolean {
    return roomier.current
  },
}

/**
 * Svelte action: sets `--h` and `--w` to a hundredth of the room's height and width. Container units are the same in theory,
 * but some browsers do not update them when a window is resized or a phone turned, and half the board slips below the fold.
 * `told` hears the width and the height of the room.
 */
export function roomy(element: HTMLElement, told?: (wide: number, high: number) => void): { destroy: () => void } {
  const room = element.parentElement
  const measure = () => {
    if (room === null) return
    element.style.setProperty('--h', `${room.clientHeight / 100}px`)
    element.style.setProperty('--w', `${room.clientWidth / 100}px`)
    told?.(room.clientWidth, room.clientHeight)
  }
  const watching = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
  if (room !== null) watching?.observe(room)
  measure()
  return { destroy: () => watching?.disconnect() }
}
