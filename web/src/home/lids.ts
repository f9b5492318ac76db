import type { Component } from 'svelte'

/** The picture on each game's lid, available before the game itself is loaded. */
const found = import.meta.glob<Component>('../games/*/Lid.svelte', { eager: true, import: 'default' })

export const LIDS: ReadonlyMap<string, Component> = new Map(
  Object.entries(found).map(([path, Lid]) => [path.split('/').at(-2) ?? '', Lid]),
)
