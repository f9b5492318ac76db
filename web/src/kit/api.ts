import type { DealView, Outcome, Refusal } from '../wire.gen'
import { refusal, say, texts } from './texts.svelte'

/** A field of options as JSON Schema describes it. */
export interface Property {
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly anyOf?: readonly Property[]
  readonly items?: Property
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly default?: unknown
}
export type Properties = Readonly<Record<string, Property>>
export interface GameInfo {
  readonly key: string
  /** The fewest and the most who can play, whatever is agreed on; and by each mode, where a game has modes. */
  readonly seats: readonly [number, number]
  readonly seats_by_mode: Readonly<Record<string, readonly [number, number]>>
  readonly options: Properties
  readonly own: Properties
  readonly bots: readonly string[]
  /** Whether there is a deal of the day, and a lesson. */
  readonly daily: boolean
  readonly lesson: boolean
  /** Whether the same can be dealt again. */
  readonly redeal: boolean
}
export interface Listed {
  readonly table: string
  readonly game: string
  readonly free: number
  readonly names: readonly string[]
}
/** A table where this device sits. */
export interface Held {
  readonly table: string
  readonly game: string
  readonly playing: boolean
  readonly daily: boolean
  readonly names: readonly string[]
}
export interface Step {
  readonly at: number
  readonly events: readonly unknown[]
  /** What a spectator saw, then what each seat saw. */
  readonly views: readonly unknown[]
}
export interface Replay {
  readonly game: string
  /** As people called themselves, where that is kept; else only who they were: `person`, `bot:casual`. */
  readonly names?: readonly string[]
  readonly who?: readonly string[]
  readonly outcome: Outcome | null
  readonly steps: readonly Step[]
}
export interface RecordLine {
  readonly name: string
  readonly score: number
  readonly unit: string
  readonly date: number
  readonly mine: boolean
}

/** A finished match in short: who played what, how it ended, and whose run can be raced. */
export interface About {
  readonly game: string
  readonly options: unknown
  readonly names: readonly string[]
  readonly who: readonly string[]
  readonly outcome: Outcome | null
  /** Milliseconds since 1970; null when no person stayed to the end. */
  readonly date: number | null
  readonly deal: DealView | null
  readonly ghosts: readonly number[]
  /** Whether the game has advice to give. */
  readonly hints: boolean
  /** Whether the same can be dealt again. */
  readonly again: boolean
}
/** The best result of this device in one mode. */
export interface Best {
  readonly record: string
  readonly game: string
  readonly score: number
  readonly unit: string
  readonly name: string
  readonly date: number
  readonly replay: string | null
}
/** The deal of the day, what this device made of it, and, once it has finished, what the others did. */
export interface DailyDeal {
  readonly game: string
  readonly date: string
  readonly number: number
  readonly options: Readonly<Record<string, unknown>>
  /** Milliseconds until the next one. */
  readonly ends: number
  readonly mine: {
    readonly score: number
    readonly unit: string
    readonly place: number
    readonly replay: string | null
    readonly name: string
  } | null
  readonly results: readonly {
    readonly name: string
    readonly score: number
    readonly unit: string
    readonly mine: boolean
  }[] | null
}

/** A table as it is opened: who opens it sits down first, then the bots. */
export interface NewTable {
  readonly game: string
  readonly chairs: number
  readonly name: string
  readonly options?: Readonly<Record<string, unknown>>
  /** What the one who opens it plays with. */
  readonly own?: Readonly<Record<string, unknown>>
  readonly listed?: boolean
  /** Levels of bots. */
  readonly bots?: readonly string[]
  readonly hints?: boolean
  /** Begin at once. */
  readonly start?: boolean
}

/** The server said no, or could not be reached (key `line-lost`). */
export class No extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.key)
    this.refusal = refusal
  }
}

/** Why the house said no, in a sentence; of a game's own refusals in its own words. */
export function whyNot(error: unknown, game?: string): string {
  return error instanceof No ? refusal(error.refusal, game) : say('refused-unknown')
}

/** Whether the house has said no; else it, or a part of the page, could not be reached. */
export function saidNo(error: unknown): boolean {
  return error instanceof No && error.refusal.key !== 'line-lost'
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': texts.language }
  if (body !== undefined) headers['content-type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new No({ key: 'line-lost', about: {} })
  }
  if (answer.ok) return (await answer.json()) as T
  throw new No(((await answer.json().catch(() => null)) as Refusal | null) ?? { key: 'unknown', about: {} })
}

const at = encodeURIComponent

export const api = {
  games: () => call<GameInfo[]>('/games'),
  tables: () => call<Listed[]>('/tables'),
  /** Where this device sits and a match runs, or is to begin. */
  held: () => call<Held[]>('/tables/mine'),
  openTable: (wanted: NewTable) => call<{ table: string; code: string }>('/tables', wanted),
  sit: (table: string, seat: number | null, name: string) =>
    call<{ seat: number }>(`/tables/${at(table)}/sit`, { seat, name }),
  join: (code: string) => call<{ table: string }>('/join', { code }),
  move: (code: string) => call<{ table: string }>('/move', { code }),
  steps: (replay: string) => call<Replay>(`/replays/${at(replay)}/steps`),
  /** What the game would have advised a seat after so many steps. */
  hint: (replay: string, step: number, seat: number) => call<unknown>(`/replays/${at(replay)}/hint?step=${step}&seat=${seat}`),
  about: (replay: string) => call<About>(`/replays/${at(replay)}/about`),
  /** The same deal on a new table: alone, or against the recorded run of a seat. */
  again: (replay: string, name: string, ghost: number | null) =>
    call<{ table: string }>(`/replays/${at(replay)}/again`, { name, ghost }),
  daily: (game: string) => call<DailyDeal>(`/daily?game=${at(game)}`),
  playDaily: (game: string, name: string) => call<{ table: string }>('/daily', { game, name }),
  /** A table with the game's lesson, begun at once. */
  lesson: (game: string, name: string) => call<{ table: string }>('/lessons', { game, name }),
  mine: () => call<Best[]>('/records/mine'),
  /** The best results of everyone in a mode, or only this device's own. */
  records: (record: string, own = false) => call<RecordLine[]>(`/records?record=${at(record)}${own ? '&own=true' : ''}`),
  qr: (table: string) => `/api/tables/${at(table)}/qr.svg`,
  record: (replay: string) => `/api/replays/${at(replay)}`,
}
