import type { Component } from 'svelte'
import type { Blanks, Say } from '../kit/texts.svelte'

/** What the guide goes by: the view and the advice of the table, never rules of its own. */
export interface Scene {
  readonly view: unknown
  /** The view before the last change, to see what the player did. */
  readonly before: unknown
  /** The game's advice for this view; null until it arrives. */
  readonly advice: unknown
  /** The players' names, by seat. */
  readonly names?: readonly string[]
  /** The learner's legal actions, by their numbers in the catalogue. */
  readonly legal?: readonly number[]
}

/** The animal's mood: it explains something, or is glad. */
export type Mood = 'tells' | 'glad'

/** One screen of a lesson. Its texts are `lesson-<key>` and, as a heading, `lesson-<key>-title`. */
export interface Screen {
  readonly key: string
  /** What fills the blanks of its texts. */
  readonly blanks?: (scene: Scene, say: Say) => Blanks
  /** The key of a further sentence about the current state. */
  readonly more?: (scene: Scene) => string | null
  /** The key of a sentence that explains the keyboard. */
  readonly keys?: string
  /** Selectors of what to touch; every match gets a ring. */
  readonly points?: (scene: Scene) => readonly string[]
  /** Whether the player has done the task; null while unknown. Without it, a button leads on. */
  readonly done?: (scene: Scene) => boolean | null
  /** Whether the player did what the task asked for, where it can be left in another way, such as by giving up; else no praise. */
  readonly earned?: (scene: Scene) => boolean
  /** On the last screen: whether its task is done. Without it there is none. */
  readonly over?: (scene: Scene) => boolean
  /** The action taken for a player who goes on without doing the task, so that text and table stay in step; null: none. */
  readonly shows?: (scene: Scene) => number | null
  /** Whether this screen needs the table's advice. */
  readonly advised?: boolean
  /** Something to try out in the bubble. */
  readonly Extra?: Component<{ scene: Scene; say: Say }>
  /** The same without words, for children who do not read yet. */
  readonly Picture?: Component<Record<string, never>>
}

/** A lesson: an animal that guides, and four to six screens on a real table. */
export interface Lesson {
  readonly Animal: Component<{ mood: Mood }>
  readonly screens: readonly Screen[]
  /** For children who do not read yet: the animal speaks, where the device has a voice. */
  readonly aloud?: boolean
}
