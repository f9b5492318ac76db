import type { Component } from 'svelte'
import type { Say } from '../kit/texts.svelte'

/** A section of a game's rules: its heading is the text `rules-<key>`, its anchor the key. */
export interface Section {
  readonly key: string
  /** Keys of plain paragraphs that come first. */
  readonly lines?: readonly string[]
  /** Pictures drawn by the game. */
  readonly Body?: Component<{ say: Say }>
  /** Keys of terms and their meanings. */
  readonly terms?: (say: Say) => readonly (readonly [term: string, meaning: string])[]
  /** Keys of steps, as a numbered list. */
  readonly steps?: readonly string[]
  /** Keys of points, as a plain list. */
  readonly points?: readonly string[]
  /** The game can be printed: two links lead to its PDF. */
  readonly pdf?: boolean
}

/** A game's rules in its own words (topic `rules` of its texts) and pictures. */
export interface Rules {
  readonly sections: readonly Section[]
}
