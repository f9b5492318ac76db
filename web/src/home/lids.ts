import type { Component } from 'svelte'

/** The pictures on the lids: every game's folder has one, also before the game itself is unpacked. */
const found = import.meta.glob<Component>('../games/*/Lid.svelte', { eager: true, import: 'default' })

export const LIDS: ReadonlyMap<string, Component> = new Map(
  Object.entries(found).map(([path, Lid]) => [path.split('/').at(-2) ?? '', Lid]),
)
