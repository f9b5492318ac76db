// Written by tools/contract from the types of the server. Do not edit: run it again.

export const PROTOCOL = 6

/** Act in the match, by the action's number in the catalogue. */
export interface Do {
  readonly type: "do"
  readonly key: string
  readonly seat: number
  readonly match: string
  readonly chapter: string
  readonly action: number
}

/** Take an empty chair before the match has begun: a certain one, or any with None. */
export interface Sit {
  readonly type: "sit"
  readonly key: string
  readonly seat?: number | null
  readonly name: string
  readonly bot?: boolean
}

/** A guest who came late takes over a bot's chair, now or when the chapter is over. */
export interface TakeOver {
  readonly type: "take-over"
  readonly key: string
  readonly seat: number
  readonly name: string
  readonly at: "chapter" | "now"
}

/** A guest who came late wants a chair in the next match. */
export interface NextTime {
  readonly type: "next-time"
  readonly key: string
  readonly name: string
}

/** A guest only watches: the chair that is kept for them, or that they were about to take over, is free again. */
export interface Withdraw {
  readonly type: "withdraw"
  readonly key: string
}

export interface Rename {
  readonly type: "rename"
  readonly key: string
  readonly seat: number
  readonly name: string
}

/** Get up from a chair for good. */
export interface Leave {
  readonly type: "leave"
  readonly key: string
  readonly seat: number
}

/** One device, several seats: uncover this one on the screen, or cover all with None. */
export interface Show {
  readonly type: "show"
  readonly key: string
  readonly seat: number | null
}

/** Say one of the phrases; closed while the sand runs. */
export interface Phrased {
  readonly type: "say"
  readonly key: string
  readonly seat: number
  readonly phrase: "again" | "goodbye" | "hello" | "oops" | "ready" | "thanks" | "thinking" | "well-done"
}

/** The host agrees on the game, its options and the chairs, before the match. */
export interface Set {
  readonly type: "set"
  readonly key: string
  readonly game: string
  readonly options: unknown
  readonly chairs: number
  readonly listed?: boolean
  readonly turn_timer?: 30 | 60 | 120 | null
  readonly hints?: boolean
}

/** A seat's own settings: its sand, row, side, role. */
export interface SetOwn {
  readonly type: "set-own"
  readonly key: string
  readonly seat: number
  readonly own: unknown
}

/** The host seats a bot of some level, or empties the chair with None; also removes a person. */
export interface Invite {
  readonly type: "invite"
  readonly key: string
  readonly seat?: number | null
  readonly level: string | null
}

/** The host begins the match; empty chairs are put away. A guest who is expected gets a moment to come back. */
export interface Start {
  readonly type: "start"
  readonly key: string
  readonly now?: boolean
}

/** The host calls off a start that waits for guests. */
export interface CallOff {
  readonly type: "call-off"
  readonly key: string
}

export interface Pause {
  readonly type: "pause"
  readonly key: string
  readonly paused: boolean
}

/** Skip the time while only bots are left, as the only person at the table. */
export interface Finish {
  readonly type: "finish"
  readonly key: string
  readonly seat: number
}

/** The host ends a match before its time. */
export interface End {
  readonly type: "end"
  readonly key: string
}

/** Back to the lobby with the same party, for a rematch or another game. */
export interface Again {
  readonly type: "again"
  readonly key: string
}

/** A big screen tells what happened in a chapter: until it has, the other screens keep that back. */
export interface Announce {
  readonly type: "announce"
  readonly key: string
  readonly match: string
  readonly chapter: string
  readonly told?: number
  readonly done: boolean
}

/** Ask for a one-time code that moves this seat to another device. */
export interface Move {
  readonly type: "move"
  readonly key: string
  readonly seat: number
}

/** Ask the game for help, where the table allows it; the seat is marked as assisted. */
export interface Hint {
  readonly type: "hint"
  readonly key: string
  readonly seat: number
}

/** Ask what was possible in the chapter that is over. */
export interface Review {
  readonly type: "review"
  readonly key: string
}

export type Asked = Do | Sit | TakeOver | NextTime | Withdraw | Rename | Leave | Show | Phrased | Set | SetOwn | Invite | Start | CallOff | Pause | Finish | End | Again | Announce | Move | Hint | Review

/** The first message; a screen that reconnects tells its stream and the last frame it saw. */
export interface Hello {
  readonly type: "hello"
  readonly protocol: number
  readonly stream?: string | null
  readonly last?: number | null
  readonly watch?: boolean
}

/** Asks whether anybody is still there, after a silence; a `Welcome` answers. Browsers show no pings to pages. */
export interface Alive {
  readonly type: "alive"
}

/** Everything that has changed for one viewer; parts that have not are left out. */
export interface Frame {
  readonly type: "frame"
  readonly n: number
  readonly stream?: string
  readonly whole?: boolean
  readonly table?: TableView | null
  readonly match?: MatchView | null
  readonly changes?: readonly (readonly [readonly (string | number)[], unknown])[]
  readonly toggled?: readonly (number)[]
  readonly clock?: Clock | null
  readonly events?: readonly (unknown)[]
  readonly told?: readonly (Told)[]
  readonly answers?: readonly (Answer)[]
}

/** What everyone at the table sees beside the match. */
export interface TableView {
  readonly id: string
  readonly phase: "lobby" | "over" | "playing"
  readonly code: string | null
  readonly game: string
  readonly options: unknown
  readonly chairs: readonly (ChairView)[]
  readonly guests: readonly (GuestView)[]
  readonly room_for_guests: boolean
  readonly removed: boolean
  readonly starting: boolean
  readonly host: number | null
  readonly listed: boolean
  readonly turn_timer: number | null
  readonly hints: boolean
  readonly deal: DealView | null
  readonly watching: number
  readonly paused: boolean
  readonly covered: boolean
  readonly commitment: string | null
  readonly begin: Refusal | null
  readonly wall: WallView | null
  readonly evening: readonly (Evening)[]
  readonly hall: HallView | null
}

/** A chair as everyone sees it. */
export interface ChairView {
  readonly who: "bot" | "empty" | "ghost" | "person" | "program"
  readonly name: string
  readonly level: string | null
  readonly number: number | null
  readonly own: unknown
  readonly here: boolean
  readonly mine: boolean
  readonly awaited: boolean
  readonly stand_in: boolean
  readonly assisted: boolean
}

/** A guest who came late and joins in: at the next match, or at a bot's chair when the chapter is over. */
export interface GuestView {
  readonly name: string
  readonly takes: number | null
  readonly here: boolean
  readonly mine: boolean
}

/** Why the cards of this table are what they are, where chance alone has not decided it. */
export interface DealView {
  readonly kind: "again" | "daily" | "hall" | "lesson"
  readonly date: string | null
  readonly of: string | null
  readonly counts: boolean
  readonly round: number | null
}

export interface Refusal {
  readonly key: string
  readonly about: Readonly<Record<string, string | number>>
}

/** How far a big screen has told what happened. */
export interface WallView {
  readonly signs: number
  readonly chapter: string
  readonly told: number
}

/** One finished match of this party. */
export interface Evening {
  readonly game: string
  readonly players: readonly (Player)[]
  readonly outcome: Outcome
  readonly replay: string | null
}

/** Someone who plays or played; the reader's language makes a name of it. */
export interface Player {
  readonly kind: "bot" | "ghost" | "person" | "program"
  readonly name: string
  readonly level: string | null
  readonly number: number | null
}

/** How a match ended. */
export interface Outcome {
  readonly places: readonly (number)[]
  readonly score: readonly (number)[]
  readonly unit: string
  readonly reason: string
  readonly record: string | null
  readonly drawn: boolean
  readonly more_is_better: boolean | null
}

/** The hall that a table belongs to, as one of its people sees it. */
export interface HallView {
  readonly id: string
  readonly phase: "between" | "gathering" | "over" | "playing"
  readonly paused: boolean
  readonly round: number
  readonly rounds: number
  readonly people: number
  readonly seats: number
  readonly teams: boolean
  readonly next_in: number | null
  readonly table: string | null
  readonly rests: boolean
  readonly score: number | null
  readonly total: number | null
  readonly place: number | null
  readonly before: number | null
  readonly team: number
  readonly team_place: number | null
}

/** The match as this viewer may see it. */
export interface MatchView {
  readonly id: string
  readonly chapter: string
  readonly seat: number | null
  readonly view: unknown
  readonly legal: readonly (number)[]
  readonly outcome: Outcome | null
  readonly replay: string | null
}

/** Match time when the frame was made, and the glass that the viewer sees run. */
export interface Clock {
  readonly now: number
  readonly deadline: number | null
  readonly running: boolean
  readonly turn_ends: number | null
  readonly finish: boolean
}

/** Somebody said a phrase, or something happened to them. */
export interface Told {
  readonly seat: number
  readonly phrase: string
}

/** To an ask: done, or why not. `code` answers Move, `advice` answers Hint and Review in the game's own words. */
export interface Answer {
  readonly key: string
  readonly refused: Refusal | null
  readonly code?: string | null
  readonly advice?: unknown
}

/** Answers the hello of a screen that comes back and has missed nothing, and one that asks if anybody is there. */
export interface Welcome {
  readonly type: "welcome"
}

/** The server will close: come back later, or do not. */
export interface Bye {
  readonly type: "bye"
  readonly reason: "flood" | "full" | "gone" | "protocol" | "restart" | "set-aside"
}

export namespace Uluru {
  /** What the table agrees on. */
  export interface Options {
    readonly mode: "after" | "custom" | "experts" | "first" | "strengths" | "tricky"
    readonly levels: readonly (1 | 2 | 3 | 4 | 5)[]
    readonly second_cards: number
    readonly second_cards_at: "left" | "random"
    readonly unplaced: "each" | "once"
    readonly sand: 30 | 45 | 60 | 90 | 120 | null
    readonly rounds: number | null
    readonly turns: "each" | "together"
  }

  /** What a single seat may set for itself. */
  export interface Own {
    readonly sand: "table" | 30 | 45 | 60 | 90 | 120 | null
    readonly row: "dark" | "light"
  }

  /** What one seat may know; viewer None: a spectator, who sees no board before the round is over. */
  export interface View {
    readonly viewer: number | null
    readonly shown: Shown
    readonly board: readonly (number | null)[] | null
    readonly rounds: number
    readonly follows: readonly (number)[]
    readonly glass: Glass | null
  }

  /** What lies open on the table. */
  export interface Shown {
    readonly options: Options
    readonly own: readonly (Own)[]
    readonly phase: "deal" | "lead" | "over" | "pass" | "placing" | "review" | "starter"
    readonly stock: readonly (number)[]
    readonly round: number
    readonly starter: number
    readonly rows: readonly (readonly (Wish | null)[])[]
    readonly doubled: readonly (Bird)[]
    readonly until: number | null
    readonly glasses: readonly (number | null)[]
    readonly locked: readonly (number)[]
    readonly closed: readonly (number)[]
    readonly ready: readonly (number)[]
    readonly stones: readonly (readonly (number)[])[]
    readonly last: Round | null
    readonly turn: number | null
  }

  /** A wish card. The bird under whose animal it lies is the wisher; the card may name another bird. */
  export interface Wish {
    readonly kind: "any" | "boomerang" | "contrary" | "corner" | "far" | "lonely" | "long" | "neither" | "next" | "opposite" | "same" | "short"
    readonly bird?: Bird | null
  }

  /** The eight colours, in the order of evaluation. */
  export type Bird = "white" | "pink" | "yellow" | "orange" | "red" | "green" | "blue" | "black"

  /** A finished round, open to all. */
  export interface Round {
    readonly rows: readonly (readonly (Wish | null)[])[]
    readonly boards: readonly (readonly (number | null)[])[]
    readonly judged: readonly (Judged)[]
  }

  /** One card evaluated for all players; None for players of the other row. */
  export interface Judged {
    readonly type: "Judged"
    readonly to?: readonly (number)[] | null
    readonly row: "dark" | "light"
    readonly bird: Bird
    readonly wish: Wish
    readonly branches: readonly (Branch)[]
    readonly verdicts: readonly (Verdict | null)[]
  }

  /** One chain of a wish: from the wisher's own card along the references to the last one. */
  export interface Branch {
    readonly chain: readonly (Link)[]
    readonly negated: boolean
    readonly ends: "anything" | "circle" | "self" | "wish"
  }

  /** One card in the chain of a wish: its bird, which of that bird's cards it is, and the wish on it. */
  export interface Link {
    readonly bird: Bird
    readonly card: number
    readonly wish: Wish
  }

  /** The result of one card for one player. */
  export interface Verdict {
    readonly met: boolean
    readonly why: "absent" | "free" | "fulfilled" | "unfulfilled"
    readonly cost: number
    readonly stones: number
    readonly failed: readonly (number)[]
  }

  /** A running glass. */
  export interface Glass {
    readonly until: number
    readonly whole: number
  }

  /** Seat a bird. On an occupied place the two birds swap: if it comes from beside the board, the other goes there. */
  export interface Land {
    readonly type: "land"
    readonly bird: Bird
    readonly place: number
  }

  /** Take a bird off the board. */
  export interface Lift {
    readonly type: "lift"
    readonly bird: Bird
  }

  /** Lock in: done with this round. */
  export interface Lock {
    readonly type: "lock"
  }

  /** Take a lock-in back while somebody else is still placing. */
  export interface Unlock {
    readonly type: "unlock"
  }

  /** Ready for the next round; one after another also: ready to see the cards. */
  export interface Ready {
    readonly type: "ready"
  }

  export type Action = Land | Lift | Lock | Unlock | Ready

  /** The first start player was drawn. */
  export interface Starter {
    readonly type: "Starter"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** Experts: chance gave this colour a second card. */
  export interface SecondCard {
    readonly type: "SecondCard"
    readonly to?: readonly (number)[] | null
    readonly bird: Bird
  }

  /** A card was laid under an animal. */
  export interface Dealt {
    readonly type: "Dealt"
    readonly to?: readonly (number)[] | null
    readonly round: number
    readonly row: "dark" | "light"
    readonly bird: Bird
    readonly wish: Wish
  }

  /** The sand runs: until when, per seat; None without a glass. */
  export interface GlassTurned {
    readonly type: "GlassTurned"
    readonly to?: readonly (number)[] | null
    readonly round: number
    readonly glasses: readonly (number | null)[]
  }

  /** A bird was seated; only its player knows. `swapped` had to leave that place. */
  export interface Landed {
    readonly type: "Landed"
    readonly to?: readonly (number)[] | null
    readonly bird: Bird
    readonly place: number
    readonly back: Land | Lift
    readonly swapped?: Bird | null
  }

  /** A bird was taken off the board; only its player knows. */
  export interface Lifted {
    readonly type: "Lifted"
    readonly to?: readonly (number)[] | null
    readonly bird: Bird
    readonly back: Land
  }

  export interface LockedIn {
    readonly type: "LockedIn"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  export interface Unlocked {
    readonly type: "Unlocked"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** The sand of these seats ran out. */
  export interface SandOut {
    readonly type: "SandOut"
    readonly to?: readonly (number)[] | null
    readonly seats: readonly (number)[]
  }

  /** The boards are open; the stones of this round, per seat. */
  export interface RoundOver {
    readonly type: "RoundOver"
    readonly to?: readonly (number)[] | null
    readonly round: number
    readonly boards: readonly (readonly (number | null)[])[]
    readonly stones: readonly (number)[]
  }

  export interface Readied {
    readonly type: "Readied"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** The match is over: all stones per seat, and the winners. */
  export interface MatchOver {
    readonly type: "MatchOver"
    readonly to?: readonly (number)[] | null
    readonly stones: readonly (number)[]
    readonly winners: readonly (number)[]
  }

  export type AnyEvent = Starter | SecondCard | Dealt | GlassTurned | Landed | Lifted | LockedIn | Unlocked | SandOut | Judged | RoundOver | Readied | MatchOver
}

export namespace Ubongo {
  /** What the table agrees on. */
  export interface Options {
    readonly mode: "count" | "nine" | "noluck" | "time"
    readonly side: "A" | "B"
    readonly sand: 30 | 45 | 60 | 90 | 120 | null
    readonly rounds: number
    readonly length: 1 | 5 | 10 | 20
    readonly difficulty: number | null
    readonly pieces: "all" | "needed"
    readonly boards: "covered" | "open"
    readonly book: string
  }

  /** What each seat may set for itself. */
  export interface Own {
    readonly side: "table" | "A" | "B"
  }

  /** What a seat may know; viewer None is a spectator, who sees finished boards only. */
  export interface View {
    readonly viewer: number | null
    readonly shown: Shown
    readonly pieces: readonly (readonly (Lay)[] | null)[]
    readonly players: readonly (number)[]
    readonly mini: boolean
    readonly mini_winner: number | null
    readonly runs: readonly (readonly (Passed)[])[]
  }

  /** Everything that is public. */
  export interface Shown {
    readonly options: Options
    readonly own: readonly (Own)[]
    readonly book: string
    readonly phase: "boards" | "covering" | "gems" | "lead" | "open" | "over" | "review" | "roll" | "starter"
    readonly stock: readonly (number)[]
    readonly chapter: number
    readonly round: number
    readonly roller: number
    readonly symbol: "antelope" | "elephant" | "hand" | "mask" | "shield" | "snake" | null
    readonly tasks: readonly (Task | null)[]
    readonly boards: readonly (OpenBoard | null)[]
    readonly until: number | null
    readonly turned: number
    readonly again: boolean
    readonly done: readonly (number)[]
    readonly gave_up: readonly (number)[]
    readonly tied: readonly (number)[]
    readonly ready: readonly (number)[]
    readonly gems: readonly (readonly ("amber" | "emerald" | "ruby" | "sapphire")[])[]
    readonly bag: readonly (number)[]
    readonly wins: readonly (Win)[]
    readonly course: readonly (readonly [number, "antelope" | "elephant" | "hand" | "mask" | "shield" | "snake"])[]
    readonly taken: number | null
    readonly solved: readonly (number)[]
    readonly aside: readonly (number)[]
    readonly times: readonly (number | null)[]
    readonly last: Round | null
  }

  /** The mission of a player: a board, the side that is up, and the set that the die names. */
  export interface Task {
    readonly board: number
    readonly side: "A" | "B"
    readonly symbol: "antelope" | "elephant" | "hand" | "mask" | "shield" | "snake"
    readonly shape: readonly (string)[]
    readonly pieces: readonly ("I2" | "I3" | "I4" | "L4" | "L5" | "O4" | "P5" | "S4" | "T4" | "V3" | "Y5" | "Z5")[]
    readonly difficulty: number
  }

  /** A board that lies open before the roll, with the sets beside its shape. */
  export interface OpenBoard {
    readonly board: number
    readonly side: "A" | "B"
    readonly shape: readonly (string)[]
    readonly sets: readonly (readonly ("I2" | "I3" | "I4" | "L4" | "L5" | "O4" | "P5" | "S4" | "T4" | "V3" | "Y5" | "Z5")[])[]
  }

  /** What a player won in a round. */
  export interface Win {
    readonly seat: number
    readonly rank: number
    readonly track: "amber" | "emerald" | "ruby" | "sapphire" | null
    readonly bag: "amber" | "emerald" | "ruby" | "sapphire" | null
  }

  /** A finished round, public. */
  export interface Round {
    readonly tasks: readonly (Task | null)[]
    readonly pieces: readonly (readonly (Lay)[])[]
    readonly wins: readonly (Win)[]
  }

  /** Lay a piece on the shape, or move it there. Row and column are the corner of its bounding box. */
  export interface Lay {
    readonly type: "lay"
    readonly piece: "I2" | "I3" | "I4" | "L4" | "L5" | "O4" | "P5" | "S4" | "T4" | "V3" | "Y5" | "Z5"
    readonly orientation: number
    readonly row: number
    readonly col: number
  }

  /** A mission of a race that a player has left behind. */
  export interface Passed {
    readonly task: Task
    readonly pieces: readonly (Lay)[]
    readonly at: number
    readonly done: boolean
  }

  /** Take a piece back from the shape. */
  export interface Lift {
    readonly type: "lift"
    readonly piece: "I2" | "I3" | "I4" | "L4" | "L5" | "O4" | "P5" | "S4" | "T4" | "V3" | "Y5" | "Z5"
  }

  /** Give up; final for the round. */
  export interface GiveUp {
    readonly type: "give-up"
  }

  /** Races: lay this mission aside and take the next. */
  export interface Aside {
    readonly type: "aside"
  }

  /** Ready for the next round. */
  export interface Ready {
    readonly type: "ready"
  }

  export type Action = Lay | Lift | GiveUp | Aside | Ready

  /** Who rolls the die first. */
  export interface Starter {
    readonly type: "Starter"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** A board lies open before a seat; the die is not rolled yet. */
  export interface Opened {
    readonly type: "Opened"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly board: OpenBoard
  }

  /** The die shows this symbol; in races the round is the number of the mission. */
  export interface Rolled {
    readonly type: "Rolled"
    readonly to?: readonly (number)[] | null
    readonly round: number
    readonly symbol: "antelope" | "elephant" | "hand" | "mask" | "shield" | "snake"
  }

  /** A seat has a new mission. */
  export interface Taken {
    readonly type: "Taken"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly task: Task
  }

  /** The glass is turned; the sand runs until then, None without a glass. */
  export interface GlassTurned {
    readonly type: "GlassTurned"
    readonly to?: readonly (number)[] | null
    readonly round: number
    readonly until: number | null
    readonly again?: boolean
    readonly race?: boolean
  }

  /** A piece was laid; for its player and those who may watch. */
  export interface Laid {
    readonly type: "Laid"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly lay: Lay
  }

  /** A piece was taken back. */
  export interface Lifted {
    readonly type: "Lifted"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly piece: "I2" | "I3" | "I4" | "L4" | "L5" | "O4" | "P5" | "S4" | "T4" | "V3" | "Y5" | "Z5"
  }

  /** A shape is covered. In races the rank is the number of the mission. */
  export interface Ubongo {
    readonly type: "Ubongo"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly rank: number
    readonly pieces: readonly (Lay)[]
    readonly at: number
  }

  export interface GaveUp {
    readonly type: "GaveUp"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  export interface LaidAside {
    readonly type: "LaidAside"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** The sand has run out. */
  export interface SandOut {
    readonly type: "SandOut"
    readonly to?: readonly (number)[] | null
    readonly round: number
  }

  /** A seat won a gem: from the track, from the bag, or as a fixed reward. */
  export interface GemWon {
    readonly type: "GemWon"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly gem: "amber" | "emerald" | "ruby" | "sapphire"
    readonly source: "bag" | "reward" | "track"
  }

  /** Gems of the track that nobody won go into the bag, or without luck out of the game. */
  export interface Unwon {
    readonly type: "Unwon"
    readonly to?: readonly (number)[] | null
    readonly gems: readonly ("amber" | "emerald" | "ruby" | "sapphire")[]
  }

  /** The boards are public; the points of each seat so far. */
  export interface RoundOver {
    readonly type: "RoundOver"
    readonly to?: readonly (number)[] | null
    readonly round: number
    readonly points: readonly (number)[]
  }

  /** These seats tie for first; a mini-round decides. */
  export interface Tied {
    readonly type: "Tied"
    readonly to?: readonly (number)[] | null
    readonly seats: readonly (number)[]
  }

  export interface Readied {
    readonly type: "Readied"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** The winners, and the score in points, missions or milliseconds. */
  export interface MatchOver {
    readonly type: "MatchOver"
    readonly to?: readonly (number)[] | null
    readonly score: readonly (number)[]
    readonly winners: readonly (number)[]
  }

  export type AnyEvent = Starter | Opened | Rolled | Taken | GlassTurned | Laid | Lifted | Ubongo | GaveUp | LaidAside | SandOut | GemWon | Unwon | RoundOver | Tied | Readied | MatchOver
}

export namespace Ostriches {
  /** What the table agrees on. */
  export interface Options {
    readonly mode: "memory" | "notes"
    readonly draw_after: 100 | null
  }

  /** A single seat has nothing to set. */
  export interface Own {
  }

  /** What one seat may know; viewer None is a spectator, who knows no power before it turns up. */
  export interface View {
    readonly viewer: number | null
    readonly table: Table
    readonly ostriches: readonly (Seen)[]
    readonly left: readonly (number)[]
    readonly hand: readonly ("bush" | "eye" | "plain" | "swap" | "tiles")[]
    readonly past: readonly (number)[]
    readonly turns: readonly (number)[]
  }

  /** What lies open. */
  export interface Table {
    readonly options: Options
    readonly phase: "move" | "over" | "placing" | "power" | "rotate" | "starter"
    readonly starter: number
    readonly turn: number
    readonly bushes: readonly (number)[]
    readonly moved: number | null
    readonly turns: number
    readonly calm: number
    readonly steps: number
    readonly offer: number | null
    readonly peek: Peek | null
    readonly reason: "agreed" | "calm" | "four-up" | "resigned" | null
    readonly winner: number | null
  }

  /** In the mode `memory`: what an eye sees now. */
  export interface Peek {
    readonly seat: number
    readonly squares: readonly [number, number]
    readonly until: number
  }

  /** An ostrich as a viewer may know it; in the mode `memory` a screen shows only `at` of one that is face down. */
  export interface Seen {
    readonly at: number
    readonly of: number | null
    readonly power: "bush" | "eye" | "plain" | "swap" | "tiles" | null
    readonly up: boolean
    readonly known: readonly (number)[]
  }

  /** Put one of one's ostriches face down on a free square of one's own two tiles. */
  export interface Place {
    readonly type: "place"
    readonly power: "bush" | "eye" | "plain" | "swap" | "tiles"
    readonly at: string
  }

  /** A whole turn that turns nothing up: move an ostrich, then turn a tile. */
  export interface Go {
    readonly type: "go"
    readonly move: string
    readonly turn: string
  }

  /** Move a face-down ostrich to the far row, where it turns up; power and rotation follow. */
  export interface Land {
    readonly type: "land"
    readonly move: string
  }

  /** Power: move a bush to any free square. */
  export interface MoveBush {
    readonly type: "bush"
    readonly move: string
  }

  /** Power: exchange the places of two face-down ostriches. */
  export interface Swap {
    readonly type: "swap"
    readonly pair: string
  }

  /** Power: look privately at two face-down ostriches. */
  export interface Look {
    readonly type: "eye"
    readonly pair: string
  }

  /** Power: exchange two tiles with all on them. */
  export interface Exchange {
    readonly type: "tiles"
    readonly pair: string
  }

  /** Leave a power unused. */
  export interface Pass {
    readonly type: "pass"
  }

  /** Turn a tile: the end of a turn that turned an ostrich up, or the whole turn of a player who cannot move. */
  export interface Rotate {
    readonly type: "rotate"
    readonly turn: string
  }

  /** Offer a draw, on one's own turn. */
  export interface Offer {
    readonly type: "offer"
  }

  /** Agree to a draw. */
  export interface Accept {
    readonly type: "accept"
  }

  /** Give up the match. */
  export interface Resign {
    readonly type: "resign"
  }

  /** Decline a draw at once, without a move. */
  export interface Decline {
    readonly type: "decline"
  }

  export type Action = Place | Go | Land | MoveBush | Swap | Look | Exchange | Pass | Rotate | Offer | Accept | Resign | Decline

  /** Who places and moves first was drawn. */
  export interface Starter {
    readonly type: "Starter"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** An ostrich was placed; in the mode `memory` without its owner. */
  export interface Placed {
    readonly type: "Placed"
    readonly to?: readonly (number)[] | null
    readonly at: number
    readonly of?: number | null
  }

  /** An ostrich was moved by this seat. */
  export interface Moved {
    readonly type: "Moved"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly start: number
    readonly target: number
  }

  /** An ostrich turned up on the far row. */
  export interface TurnedUp {
    readonly type: "TurnedUp"
    readonly to?: readonly (number)[] | null
    readonly at: number
    readonly of: number
    readonly power: "bush" | "eye" | "plain" | "swap" | "tiles"
  }

  export interface BushMoved {
    readonly type: "BushMoved"
    readonly to?: readonly (number)[] | null
    readonly start: number
    readonly target: number
  }

  /** Two face-down ostriches changed places. */
  export interface Swapped {
    readonly type: "Swapped"
    readonly to?: readonly (number)[] | null
    readonly squares: readonly [number, number]
  }

  /** A seat looked at two ostriches; everyone sees at which. */
  export interface Looked {
    readonly type: "Looked"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly squares: readonly [number, number]
  }

  /** What the eye saw, for its user only. */
  export interface Noticed {
    readonly type: "Noticed"
    readonly to?: readonly (number)[] | null
    readonly at: number
    readonly of: number
    readonly power: "bush" | "eye" | "plain" | "swap" | "tiles"
  }

  /** Two tiles changed places. */
  export interface Exchanged {
    readonly type: "Exchanged"
    readonly to?: readonly (number)[] | null
    readonly tiles: string
    readonly goes: readonly (number)[]
  }

  /** A power was left unused. */
  export interface Passed {
    readonly type: "Passed"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** A tile made a quarter turn. */
  export interface Rotated {
    readonly type: "Rotated"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly turn: string
    readonly goes: readonly (number)[]
  }

  /** A draw is offered. */
  export interface Offered {
    readonly type: "Offered"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** A draw is declined: in so many words, or by playing on. */
  export interface Declined {
    readonly type: "Declined"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** The end, with every ostrich shown; winner None is a draw. */
  export interface MatchOver {
    readonly type: "MatchOver"
    readonly to?: readonly (number)[] | null
    readonly reason: "agreed" | "calm" | "four-up" | "resigned"
    readonly winner: number | null
    readonly ostriches: readonly (Seen)[]
  }

  export type AnyEvent = Starter | Placed | Moved | TurnedUp | BushMoved | Swapped | Looked | Noticed | Exchanged | Passed | Rotated | Offered | Declined | MatchOver
}

export namespace Dwarfcity {
  /** What the table agrees on. */
  export interface Options {
    readonly mode: "kobold" | "together"
    readonly face: "beach" | "stone"
    readonly cards: "easy" | "standard"
    readonly blue_blocks: "balanced" | "printed"
    readonly strength: "cheeky" | "fair" | "gentle"
    readonly cadence: "last" | "printed" | "second"
  }

  /** The settings of a single seat. */
  export interface Own {
    readonly role: "any" | "dwarf" | "kobold"
  }

  /** Everything is open; viewer None: a spectator. What follows from the rules is told, so screens need none. */
  export interface View {
    readonly viewer: number | null
    readonly table: State
    readonly needed: number
    readonly next: number
    readonly city: number
    readonly blue_counts: boolean
  }

  export interface State {
    readonly options: Options
    readonly roles: readonly (string)[]
    readonly phase: "blue" | "build" | "card" | "deal" | "dice" | "die" | "over" | "role" | "roll" | "starter" | "tear"
    readonly kobold: number | null
    readonly turn: number
    readonly dwarf: number
    readonly starter: number
    readonly turns: number
    readonly towers: readonly (Tower)[]
    readonly stock: readonly (number)[]
    readonly rolled: readonly ("b" | "o" | "r" | "v" | "w" | "y")[]
    readonly dice: readonly ("b" | "o" | "r" | "v" | "w" | "y")[]
    readonly blue: number
    readonly built: Build | null
    readonly thrown: "0" | "1" | "2" | "3" | "k" | null
    readonly pile: number
    readonly signs: number
    readonly steps: number
    readonly winner: "dwarfs" | "kobold" | null
  }

  /** A building card and what stands on it. */
  export interface Tower {
    readonly of: number
    readonly card: string
    readonly blocks: readonly (string)[]
  }

  /** Put a block on a tower for a die: one of its colour, or of any colour for a white one. */
  export interface Build {
    readonly type: "build"
    readonly die: "o" | "r" | "v" | "w" | "y"
    readonly block: string
    readonly tower: number
  }

  /** Roll the three colour dice, or the kobold's die. */
  export interface Roll {
    readonly type: "roll"
  }

  /** Take back the block that was just built. */
  export interface TakeBack {
    readonly type: "back"
  }

  /** End the roll; on the stone face dice that could still build may be left unused. */
  export interface Done {
    readonly type: "done"
  }

  /** Tear down a started, unfinished tower. */
  export interface Tear {
    readonly type: "tear"
    readonly tower: number
  }

  /** As the kobold: leave all towers alone. */
  export interface Spare {
    readonly type: "spare"
  }

  export type Action = Roll | Build | TakeBack | Done | Tear | Spare

  /** The player of the kobold was drawn. */
  export interface KoboldChosen {
    readonly type: "KoboldChosen"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** The first dwarf was drawn. */
  export interface Starter {
    readonly type: "Starter"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** A dwarf took a building card. */
  export interface CardTaken {
    readonly type: "CardTaken"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly tower: number
    readonly card: string
  }

  /** The three colour dice fell. */
  export interface Rolled {
    readonly type: "Rolled"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly dice: readonly ("b" | "o" | "r" | "v" | "w" | "y")[]
  }

  /** A block was put on a tower; `finished` if it was its last. */
  export interface Built {
    readonly type: "Built"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly tower: number
    readonly block: string
    readonly die: "b" | "o" | "r" | "v" | "w" | "y"
    readonly finished?: boolean
  }

  /** The block that was just built is back on the table. */
  export interface TakenBack {
    readonly type: "TakenBack"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly tower: number
    readonly block: string
  }

  /** These dice build nothing. */
  export interface DiceLost {
    readonly type: "DiceLost"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly dice: readonly ("b" | "o" | "r" | "v" | "w" | "y")[]
  }

  /** A blue block was turned up. */
  export interface BlueTurned {
    readonly type: "BlueTurned"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly sign: boolean
  }

  /** The kobold's die fell. */
  export interface KoboldRolled {
    readonly type: "KoboldRolled"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly face: "0" | "1" | "2" | "3" | "k"
  }

  /** The kobold's tower grew. */
  export interface PileGrew {
    readonly type: "PileGrew"
    readonly to?: readonly (number)[] | null
    readonly by: number
    readonly pile: number
  }

  /** A tower fell; its blocks are back on the table. */
  export interface TornDown {
    readonly type: "TornDown"
    readonly to?: readonly (number)[] | null
    readonly seat: number
    readonly tower: number
    readonly blocks: readonly (string)[]
  }

  /** The kobold left all towers alone. */
  export interface Spared {
    readonly type: "Spared"
    readonly to?: readonly (number)[] | null
    readonly seat: number
  }

  /** The city stands, or the kobold's tower does. */
  export interface MatchOver {
    readonly type: "MatchOver"
    readonly to?: readonly (number)[] | null
    readonly winner: "dwarfs" | "kobold"
  }

  export type AnyEvent = KoboldChosen | Starter | CardTaken | Rolled | Built | TakenBack | DiceLost | BlueTurned | KoboldRolled | PileGrew | TornDown | Spared | MatchOver
}
