import { mount, type Component } from 'svelte'

const laid = new Set<Component>()

/** Mount a game's drawings into the page once, when the first of them is wanted. */
export function lay(Sprite: Component): void {
  if (laid.has(Sprite)) return
  laid.add(Sprite)
  mount(Sprite, { target: document.body })
}
