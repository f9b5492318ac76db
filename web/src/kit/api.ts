import type { Outcome, Refusal } from '../wire.gen'
import { texts } from './texts.svelte'

/** A field of options as JSON Schema describes it. */
export interface Property {
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly anyOf?: readonly Property[]
  readonly items?: Property
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
}
export type Properties = Readonly<Record<string, Property>>
export interface GameInfo {
  readonly key: string
  readonly seats: readonly [number, number]
  readonly options: Properties
  readonly own: Properties
  readonly bots: readonly string[]
}
export interface Listed {
  readonly table: string
  readonly game: string
  readonly free: number
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
  readonly date: string
  readonly mine: boolean
}

/** The server said no, or could not be reached (key `line-lost`). */
export class No extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.key)
    this.refusal = refusal
  }
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
  openTable: (game: string, chairs: number, name: string, listed: boolean) =>
    call<{ table: string; code: string }>('/tables', { game, options: {}, chairs, name, listed }),
  sit: (table: string, seat: number | null, name: string) =>
    call<{ seat: number }>(`/tables/${at(table)}/sit`, { seat, name }),
  join: (code: string) => call<{ table: string }>('/join', { code }),
  move: (code: string) => call<{ table: string }>('/move', { code }),
  steps: (replay: string) => call<Replay>(`/replays/${at(replay)}/steps`),
  records: (record: string) => call<RecordLine[]>(`/records?record=${at(record)}`),
  qr: (table: string) => `/api/tables/${at(table)}/qr.svg`,
  record: (replay: string) => `/api/replays/${at(replay)}`,
}
