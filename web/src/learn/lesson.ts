import type { Component } from 'svelte'
import type { Blanks, Say } from '../kit/texts.svelte'

/** What the guide looks at: what the table shows, and what it advises. No rules: the table knows them. */
export interface Scene {
  readonly view: unknown
  /** The view before the last change, to see what the player did. */
  readonly before: unknown
  /** The game's advice for this very view; null while none is known. */
  readonly advice: unknown
  /** Who sits at the table, by seat. */
  readonly names?: readonly string[]
  /** Numbers in the catalogue of what the learner may do now. */
  readonly legal?: readonly number[]
}

/** How the animal feels: it tells something, or is glad. */
export type Mood = 'tells' | 'glad'

/** One screen of a lesson. Its texts are `lesson-<key>` and, as a heading, `lesson-<key>-title`. */
export interface Screen {
  readonly key: string
  /** What fills the blanks of its texts. */
  readonly blanks?: (scene: Scene, say: Say) => Blanks
  /** A further sentence, by its key, for how things stand now. */
  readonly more?: (scene: Scene) => string | null
  /** How it is done with keys, by its key. */
  readonly keys?: string
  /** What to touch, as selectors: everything found is ringed. */
  readonly points?: (scene: Scene) => readonly string[]
  /** Whether the player has done it, null while nobody can tell; without it the player says when to go on. */
  readonly done?: (scene: Scene) => boolean | null
  /** For the last screen: whether nothing is left to be done there; without it nothing is. */
  readonly over?: (scene: Scene) => boolean
  /** What is done for who says "go on" without having done it, so that words and table stay together; null: nothing. */
  readonly shows?: (scene: Scene) => number | null
  /** Whether the table's advice is wanted here. */
  readonly advised?: boolean
  /** Something to try out in the bubble. */
  readonly Extra?: Component<{ scene: Scene; say: Say }>
  /** The same without words, for those who do not read yet. */
  readonly Picture?: Component<Record<string, never>>
}

/** A lesson: an animal that guides, and four to six screens on a real table. */
export interface Lesson {
  readonly Animal: Component<{ mood: Mood }>
  readonly screens: readonly Screen[]
  /** For those who do not read yet: what the animal says is said aloud, where the device has a voice. */
  readonly aloud?: boolean
}
