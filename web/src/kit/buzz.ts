import { untrack } from 'svelte'
import { sound } from './sound.svelte'

interface Shaky {
  readonly vibrate?: (pattern: number) => boolean
}

/** A short tremble in the hand, on phones that can. Whoever wants silence has silence: it follows the switch of the sound. */
export function buzz(milliseconds = 30, device: Shaky = navigator): void {
  if (untrack(() => sound.on) && !document.hidden) device.vibrate?.(milliseconds)
}
