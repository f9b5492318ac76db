import { MediaQuery } from 'svelte/reactivity'

const calm = new MediaQuery('(prefers-reduced-motion: reduce)')
const side = new MediaQuery('(width >= 760px) and (height >= 500px)')

/** What this screen is like. */
export const screen = {
  /** Whether things may move: nobody asked for less motion. */
  get motion(): boolean {
    return !calm.current
  },
  /** Whether there is room for a side beside the game. */
  get wide(): boolean {
    return side.current
  },
}

/**
 * Svelte action: a hundredth of the room's height and width as `--h` and `--w`. Units of the container would say the same, but some browsers
 * forget to renew them when a window is resized or a phone is turned, and then half the board is below the fold.
 */
export function roomy(element: HTMLElement): { destroy: () => void } {
  const room = element.parentElement
  const measure = () => {
    if (room === null) return
    element.style.setProperty('--h', `${room.clientHeight / 100}px`)
    element.style.setProperty('--w', `${room.clientWidth / 100}px`)
  }
  const watching = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
  if (room !== null) watching?.observe(room)
  measure()
  return { destroy: () => watching?.disconnect() }
}
