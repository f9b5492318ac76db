import { mount } from 'svelte'
import Sprite from './Sprite.svelte'

let laid = false

/** The drawings are laid into the page once, when the first of them is wanted. */
export function lay(): void {
  if (laid) return
  laid = true
  mount(Sprite, { target: document.body })
}
