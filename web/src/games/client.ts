import type { Component } from 'svelte'
import type { Ticking } from '../kit/glass.svelte'
import type { HeadProps } from '../kit/seated'
import { sound, type Sound } from '../kit/sound.svelte'
import type { Say } from '../kit/texts.svelte'
import type { Lesson } from '../learn/lesson'
import type { Rules } from '../learn/rules'
import type { Evening, Outcome } from '../wire.gen'

/** What a screen may ask the game for: help now, or what was possible in the chapter that is over. */
export interface AdviceWanted {
  readonly type: 'hint' | 'review'
}

/** One of several seats at one screen, where everyone plays at the same time. */
export interface Zone {
  readonly seat: number
  readonly view: unknown
  readonly legal: ReadonlySet<number>
  readonly act: (action: number) => Promise<boolean>
  readonly ask: (wanted: AdviceWanted) => Promise<unknown>
}

/**
 * What the table gives to the screen of a game.
 *
 * **The room.** `Play` stands in an element that is the CSS container `room` (`container-type: size`): it is as wide as the
 * game may be and as high as the window leaves below the bar, which takes at most 48 px. So `100cqw` and `100cqh` are the
 * room's width and height, `@container room (width < 600px)` asks for them, and what is at most `100cqh` high is never below
 * the fold, from 360x640 upwards and in landscape. A taller `Play` scrolls inside the room. The room has no padding: a game
 * may paint to its edges. During a replay and on the big screen the room is there as well.
 */
export interface PlayProps {
  readonly view: unknown
  readonly seat: number | null
  /** Numbers in the catalogue of the actions that are allowed now. */
  readonly legal: ReadonlySet<number>
  readonly names: readonly string[]
  readonly time: Ticking
  readonly say: Say
  /** Settles when the table has answered: whether the action was taken. A refusal is shown as a notice. */
  readonly act: (action: number) => Promise<boolean>
  /** Gives the game's advice, or null when it was refused; the refusal is shown as a notice. */
  readonly ask: (wanted: AdviceWanted) => Promise<unknown>
  /** Whether this table allows hints. */
  readonly hints: boolean
  /** What happened with the latest frame that told of something, to be animated. */
  readonly events: readonly unknown[]
  /** Grows with every such frame, so that equal events in a row are told apart. */
  readonly eventsAt: number
  readonly sound: Sound
  /** False where people asked for reduced motion: fade, do not move. */
  readonly motion: boolean
  /** Seen from four metres away. */
  readonly big: boolean
  /** Seen again afterwards: nothing moves by itself. */
  readonly still: boolean
  /** Several players share this screen. */
  readonly shared?: boolean
  /** All seats of this screen at once, in a game that is played `together`; then `seat` is null, and `act` is for all who may. */
  readonly zones?: readonly Zone[]
  /** The matches of this party so far, as far as they may be known here. */
  readonly evening?: readonly Evening[]
  /** To be called with the view as it is seen now, in a game that tells one thing after the other: a lesson speaks of that. */
  readonly told?: ((view: unknown) => void) | undefined
  /** To be called when everything has been shown that led to the end: until then the result stays folded. */
  readonly ended?: () => void
}

/** What the big screen gives to a game. */
export interface ScreenProps extends PlayProps {
  /** To be called when everything has been shown that led to the end: then the winners come on. */
  readonly ended: () => void
}

/** For a `Play` that is only looked at: it may not act and not ask. */
export const ONLY_SEEN = {
  legal: new Set<number>(),
  act: () => Promise.resolve(false),
  ask: () => Promise.resolve(null),
  hints: false,
  events: [],
  eventsAt: 0,
  sound,
  motion: false,
  big: false,
  still: true,
} as const satisfies Partial<PlayProps>

/** How the players of a match share screens, where they take turns at it. */
export interface Sharing {
  /** In whose hands the screen is; null: everybody looks at it together. */
  readonly seat: number | null
  /** Those whom the match asks whether they are ready, and the number of the action that says so. */
  readonly asked: readonly number[]
  readonly ready: number
  /** Who waits may look on: only the one who takes over from somebody at the same screen is handed it under a cover. */
  readonly open?: boolean
  /** Nothing that is seen now is a secret: a screen goes from one to the next without a cover. */
  readonly bare?: boolean
}

/** A game as the client knows it. No rules: the view is shown, the legal actions are offered. */
export interface GameClient {
  readonly Play: Component<PlayProps>
  /** The match on the big screen; `Play` with `big` where a game has none of its own. */
  readonly Screen?: Component<ScreenProps>
  /** How who sits on a chair looks in every list, where a game draws its people itself. */
  readonly Head?: Component<HeadProps>
  /** The games in the box: an option, and those of its values that are offered when the box is opened. */
  readonly modes?: { readonly option: string; readonly values: readonly string[] }
  /** What who plays alone plays, where the chosen mode needs more people. */
  readonly alone?: Readonly<Record<string, unknown>>
  /** The order in which the values of an option are offered. */
  readonly order?: Readonly<Record<string, readonly (string | number)[]>>
  /** Options that one sees at once in the lobby, beside the mode; all others are folded away. */
  readonly first?: readonly string[]
  /** Settings of a seat that one sees at once, when the box is opened and on the chair; all others are folded away. */
  readonly ownFirst?: readonly string[]
  /** Small children play: the game has the screen for itself, and what a slip could end lies in the menu. */
  readonly smallHands?: boolean
  /** Options that suit several players at one device, offered to a host who shares one. */
  readonly sharedDevice?: Readonly<Record<string, unknown>>
  /** Everyone plays at the same time: a shared screen shows all its seats at once, with no cover. */
  readonly together?: boolean
  /** For a replay: one view with all that the seats could see together, made of a spectator's and then each seat's. */
  readonly everyone?: (views: readonly unknown[]) => unknown
  /** What who plays alone chooses before: these options, of the modes that are for one. */
  readonly soloFields?: readonly string[]
  /** Where players take turns at one screen: whose it is now. Null: every seat for itself, each behind its cover. */
  readonly sharing?: (view: unknown) => Sharing | null
  /** Whether an option, or a seat's own setting, matters with these options. */
  readonly matters?: (field: string, options: Readonly<Record<string, unknown>>) => boolean
  /** Whether a value of an option can be played with these options; what cannot is not offered. */
  readonly suits?: (field: string, value: unknown, options: Readonly<Record<string, unknown>>) => boolean
  /** An event in words for screen readers, or nothing. */
  readonly tell?: (event: unknown, names: readonly string[], say: Say) => string | null
  /** Whether a replay sets a mark at this event. */
  readonly marks?: (event: unknown) => boolean
  /** A seat's result in signs and words, for a message to friends; `review` is the game's advice about it, if it was asked. */
  readonly shareText?: (outcome: Outcome, seat: number, view: unknown, say: Say, review?: unknown) => string | null
  /** The lesson that the table's own lesson is played with, loaded by who learns. */
  readonly lesson?: () => Promise<{ readonly default: Lesson }>
  /** What a record is about, in words; null: not a record of this game. */
  readonly recordName?: (record: string, say: Say) => string | null
}

const clients = import.meta.glob<{ default: GameClient }>('./*/index.ts')
const books = import.meta.glob<{ default: Rules }>('./*/rules/index.ts')

/** Every game is loaded only when somebody plays it. */
export async function loadGame(key: string): Promise<GameClient | null> {
  const load = clients[`./${key}/index.ts`]
  return load === undefined ? null : (await load()).default
}

/** The rules in words and pictures; who reads them needs nothing else of the game. */
export async function loadRules(key: string): Promise<Rules | null> {
  const load = books[`./${key}/rules/index.ts`]
  return load === undefined ? null : (await load()).default
}
