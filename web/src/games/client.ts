import type { Component } from 'svelte'
import type { Ticking } from '../kit/glass.svelte'
import type { Options } from '../kit/options'
import type { HeadProps } from '../kit/seated'
import { sound, type Sound } from '../kit/sound.svelte'
import type { Say } from '../kit/texts.svelte'
import type { Lesson } from '../learn/lesson'
import type { Rules } from '../learn/rules'
import type { Evening, Outcome } from '../wire.gen'

/** Advice that a screen may ask the server for: a hint now, or a review of the chapter that is over. */
export interface AdviceWanted {
  readonly type: 'hint' | 'review'
  /** Nobody asked for it: a refusal is not shown. */
  readonly quiet?: boolean
}

/** One of several seats at one screen, in a game that is played `together`. */
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
 * **The room.** `Play` stands in an element that is the CSS container `room` (`container-type: size`): as wide as the game may
 * be and as high as the window leaves below the bar, which takes at most 48 px. So `100cqw` and `100cqh` are the room's width
 * and height, `@container room (width < 600px)` asks for them, and an element of at most `100cqh` never reaches below the
 * fold, from 360x640 upwards and in landscape. A taller `Play` scrolls inside the room. The room has no padding: a game may
 * paint to its edges. Replays and the big screen have the same room.
 */
export interface PlayProps {
  // --- the match ---
  readonly view: unknown
  /** The seat whose view this is; null: a spectator, or everybody at a shared screen. */
  readonly seat: number | null
  /** The actions that are legal now, by their numbers in the catalogue. */
  readonly legal: ReadonlySet<number>
  readonly names: readonly string[]
  readonly time: Ticking
  /** The events of the latest frame that had any, to be animated. */
  readonly events: readonly unknown[]
  /** Counts such frames, so that equal events in a row are told apart. */
  readonly eventsAt: number
  /** The view that this screen had before that frame; null or undefined: it had none. */
  readonly before?: unknown
  /** A big screen tells first what happened in this chapter: how many steps it has told, and a count of its signs of life. */
  readonly wall?: { readonly told: number; readonly signs: number } | null
  /** How the match ended is kept back for a moment, here or for the big screen: say nothing of it yet. */
  readonly secret?: boolean
  /** Earlier matches of this evening, as far as this screen may know them: a scene may grow with them, and only the table knows them. */
  readonly evening?: readonly Evening[]

  // --- what a player can do ---
  /** Resolves once the table has answered: whether it accepted the action. A refusal is shown as a notice. */
  readonly act: (action: number) => Promise<boolean>
  /** Resolves with the game's advice, or null after a refusal, which is shown as a notice. */
  readonly ask: (wanted: AdviceWanted) => Promise<unknown>
  /** Whether this table allows hints. */
  readonly hints: boolean
  /** Lets the time until bots are done pass at once; missing unless this player waits for bots alone. */
  readonly finish?: (() => void) | undefined
  /** All seats of this screen, in a game that is played `together`; then `seat` is null, and `act` acts for every seat that may. */
  readonly zones?: readonly Zone[]

  // --- how it is shown ---
  readonly say: Say
  readonly sound: Sound
  /** False where reduced motion is asked for: fade instead of moving. */
  readonly motion: boolean
  /** On a big screen, seen from four metres away. */
  readonly big: boolean
  /** In a replay: nothing moves by itself. */
  readonly still: boolean
  /** Several players share this screen. */
  readonly shared?: boolean
  /** Where the boards of all are shown: the seat whose board comes first. */
  readonly first?: number | null

  // --- what the game reports ---
  /** Call it with the view on the screen, in a game that animates events one by one: a lesson speaks of that view. */
  readonly told?: ((view: unknown) => void) | undefined
  /** Call it once everything that led to the end has been shown: only then is the result unfolded. */
  readonly ended?: () => void
}

/** What the big screen gives to a game. */
export interface ScreenProps extends PlayProps {
  readonly ended: () => void
  /** Call it with every step of a chapter that is told: how many so far, and of how many. Other screens tell no more than that. */
  readonly tells?: (told: number, all: number) => void
}

/** Props of a `Play` that is only looked at: it can neither act nor ask. */
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

/**
 * How the box, the lobby and the sheet of a chair offer the game's options and each seat's own settings; values come in the
 * order in which the game declares them. `satisfies Setup<Toy.Options, Toy.Own>` lets the compiler check names and values.
 */
export interface Setup<O = Options, P = Options> {
  /** The games in the box: the option that tells them apart, and the values offered on the lid. */
  readonly modes?: { readonly option: string & keyof O; readonly values: readonly string[] }
  /** Options that the lobby shows at once beside the mode; the others are folded away. */
  readonly first?: readonly (string & keyof O)[]
  /** Settings of a seat that are shown at once, on the lid and on the chair; the others are folded away. */
  readonly ownFirst?: readonly (string & keyof P)[]
  readonly lid?: Lid<O>
  /** Whether an option or a seat's own setting has any effect with these options; given no options: whether it always has. */
  readonly matters?: (field: string, options: Options) => boolean
  /** Whether a value of an option can be played with these options; other values are not offered. The table refuses them, or they mean the same as another. */
  readonly suits?: (field: string, value: unknown, options: Options) => boolean
}

/** For players who start right from the lid: what else they choose there. Other games are agreed on in the lobby. */
export interface Lid<O = Options> {
  /** Options, each as a row of chips. */
  readonly fields?: readonly (string & keyof O)[]
  /** Options for the youngest, behind one tick; the game's text `lid-young` says what it does. */
  readonly young?: Partial<O>
}

/** What the shared pages say about this game, in its own words. */
export interface Words {
  /** An event in one sentence, for screen readers and under a replay; null: nothing to say. */
  readonly tell?: (event: unknown, names: readonly string[], say: Say) => string | null
  /** Types of events that screen readers hear from the game itself once it has shown them, not when they arrive. */
  readonly unspoken?: readonly string[]
  /** A seat's result as text to send to friends; `review` is the game's review of the match where it was asked for. */
  readonly shareText?: (outcome: Outcome, seat: number, view: unknown, say: Say, review?: unknown) => string | null
  /** An action of the catalogue in a few words, as after "played". */
  readonly action?: (action: number, say: Say) => string
  /** The title of a record; null: not a record of this game. */
  readonly recordName?: (record: string, say: Say) => string | null
}

/** Who holds a screen that several players share, while they take turns. */
export interface Handover {
  /** The seat that holds the screen; null: everybody looks at it together. */
  readonly seat: number | null
  /** The seats that the match asks whether they are ready, and the number of the action that says so. */
  readonly asked: readonly number[]
  readonly ready: number
  /** Players who wait may look on: only a player who takes over from another one at the same screen gets it covered. */
  readonly open?: boolean
  /** Nothing on the screen is secret: it is passed on without a cover. */
  readonly bare?: boolean
}

/** Players at one screen take turns. Without it each seat of a shared screen is shown on request, behind a cover. */
export interface Sharing {
  /** Who holds the screen in this view; null: as if the game did not share. */
  readonly handover: (view: unknown) => Handover | null
  /** Options that suit a shared screen, offered to a host who shares theirs. */
  readonly options?: Options
}

/** Playing alone, where it differs from opening a table with one chair. */
export interface Solo {
  /** Replaces the chosen options where their mode needs more players. */
  readonly options?: Options
  /** Options to choose before the match begins. */
  readonly fields?: readonly string[]
}

/** Watching a match again. */
export interface Replaying {
  /** Whether the timeline gets a mark at events of this type. */
  readonly marks?: (event: { readonly type: string }) => boolean
  /** Places worth jumping to: events of these types, and the name of each, counted from 1. */
  readonly stops?: { readonly events: readonly string[]; readonly name: (number: number, say: Say) => string }
  /** One view of all that the seats saw together, made of the spectator's view and then each seat's. */
  readonly everyone?: (views: readonly unknown[]) => unknown
}

/**
 * A game as the browser knows it: the default export of `games/<key>/index.ts`.
 *
 * It contains no rules. The server sends a view and the numbers of the legal actions; `Play` draws the one, offers the other
 * and sends a number back. `Play` alone makes a playable game. All other members are optional and independent:
 *
 * - `setup` and `words` tell the shared pages how to offer the game's options and how to speak about its events, results and
 *   records. Option names and values are labelled by the texts `option-<name>` and `option-<name>-is`.
 * - `Screen` and `Head` replace a shared drawing by the game's own.
 * - The rest are capabilities. A game that has one gets the pages, buttons and behaviour that belong to it; a game without it
 *   loses nothing else.
 *
 * Two more files are found by their names: `Lid.svelte`, the picture on the box, and `rules/index.ts`, the rules page.
 */
export interface GameClient {
  /** The match as a player or a spectator sees it; see `PlayProps` for what it is given and how much room it has. */
  readonly Play: Component<PlayProps>
  readonly setup?: Setup
  readonly words?: Words

  /** The match on the big screen. Without it `Play` is shown with `big`, and the winners appear as soon as the match is over. */
  readonly Screen?: Component<ScreenProps>
  /** A player's portrait in every list, where the game draws its own. */
  readonly Head?: Component<HeadProps>

  /** Players take turns at one screen. */
  readonly sharing?: Sharing
  /** Everyone plays at the same time: a shared screen shows all its seats at once, as `zones`, and is never covered. */
  readonly together?: boolean
  /** Small children play: the game has the whole screen, and anything that a slip of the finger could end is in the menu. */
  readonly smallHands?: boolean
  readonly solo?: Solo
  /** A card or mission of a finished round in a hall, for the hardest of the evening. */
  readonly Trial?: Component<{ readonly what: unknown; readonly say: Say }>
  readonly replay?: Replaying
  /** The guide of the lesson that the server lays out, loaded by players who learn. */
  readonly lesson?: () => Promise<{ readonly default: Lesson }>
}

const clients = import.meta.glob<{ default: GameClient }>('./*/index.ts')
const books = import.meta.glob<{ default: Rules }>('./*/rules/index.ts')

/** A game's client; it is loaded only when somebody plays the game. */
export async function loadGame(key: string): Promise<GameClient | null> {
  const load = clients[`./${key}/index.ts`]
  return load === undefined ? null : (await load()).default
}

/** A game's rules page, which loads without the rest of the game. */
export async function loadRules(key: string): Promise<Rules | null> {
  const load = books[`./${key}/rules/index.ts`]
  return load === undefined ? null : (await load()).default
}
