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
