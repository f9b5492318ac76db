import type { GameInfo, LeadHall, NewHall, OpenTable, paths } from '../http.gen'
import type { Refusal } from '../wire.gen'
import { refusal, say, texts } from './texts.svelte'

export type {
  About,
  Best,
  DailyDeal,
  Duels,
  Bar as HallBar,
  GameInfo,
  HallShown,
  HeldTable as Held,
  LeadHall,
  ListedTable as Listed,
  OpenTable as NewTable,
  NewHall,
  OpinionPage,
  Property,
  RankLine,
  RecordLine,
  Results as HallResults,
  ReplayStep as Step,
  StepOpinion,
  StepPage,
  Wall,
} from '../http.gen'
export type Properties = GameInfo['options']

/** The server said no, or could not be reached (key `line-lost`). */
export class No extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.key)
    this.refusal = refusal
  }
}

/** Why the server refused, in a sentence; a game's own refusals in its own words. */
export function whyNot(error: unknown, game?: string): string {
  return error instanceof No ? refusal(error.refusal, game) : say('refused-unknown')
}

/** Whether the server refused; otherwise it, or a part of the page, could not be reached. */
export function saidNo(error: unknown): boolean {
  return error instanceof No && error.refusal.key !== 'line-lost'
}

/** Paths that can be read, and paths that can be posted to. */
type Readable = { [P in keyof paths]: paths[P] extends { readonly get: object } ? P : never }[keyof paths]
type Postable = { [P in keyof paths]: paths[P] extends { readonly post: object } ? P : never }[keyof paths]
/** What fills the braces of a path, and what follows it as a query. */
type Given<O> = O extends { readonly parameters: { readonly path?: infer Path; readonly query?: infer Query } }
  ? (Path extends object ? Path : unknown) & (Query extends object ? Query : unknown)
  : unknown
type Json<C> = C extends { readonly content: { readonly 'application/json': infer T } } ? T : never
type Body<O> = O extends { readonly requestBody: infer B } ? Json<B> : never
type Answer<O> = O extends { readonly responses: infer R } ? (R extends { readonly 201: infer A } ? Json<A> : R extends { readonly 200: infer A } ? Json<A> : never) : never

/** A path with its braces filled; what is left over is its query. */
function filled(path: string, given: object): string {
  const left = new Map(Object.entries(given).map(([name, value]) => [name, String(value)]))
  const whole = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name) ?? ''
    left.delete(name)
    return encodeURIComponent(value)
  })
  return left.size === 0 ? whole : `${whole}?${new URLSearchParams([...left]).toString()}`
}

async function call<T>(address: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': texts.language }
  if (body !== undefined) headers['content-type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(address, {
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
const get = <P extends Readable>(path: P, given: Given<paths[P]['get']>) => call<Answer<paths[P]['get']>>(filled(path, given as object))
const post = <P extends Postable>(path: P, body: Body<paths[P]['post']>, given: Given<paths[P]['post']>) =>
  call<Answer<paths[P]['post']>>(filled(path, given as object), body)

export const api = {
  games: () => get('/api/games', {}),
  tables: () => get('/api/tables', {}),
  /** Where this device sits; not where it played alone and is done. */
  held: () => get('/api/tables/mine', {}),
  openTable: (wanted: OpenTable) => post('/api/tables', wanted, {}),
  sit: (table: string, seat: number | null, name: string) => post('/api/tables/{table}/sit', { seat, name }, { table }),
  /** Take over a bot's chair in a running match, or have a chair of the next one kept. */
  takeOver: (table: string, seat: number, name: string, at: 'now' | 'chapter') => post('/api/tables/{table}/take-over', { seat, name, at }, { table }),
  nextTime: (table: string, name: string) => post('/api/tables/{table}/next-time', { name }, { table }),
  join: (code: string) => post('/api/join', { code }, {}),
  openHall: (wanted: NewHall) => post('/api/halls', wanted, {}),
  hall: (hall: string) => get('/api/halls/{hall}/wall', { hall }),
  joinHall: (hall: string, name: string, team: number) => post('/api/halls/{hall}/join', { name, team }, { hall }),
  leaveHall: (hall: string) => post('/api/halls/{hall}/leave', {}, { hall }),
  leadHall: (hall: string, wanted: LeadHall['do']) => post('/api/halls/{hall}/lead', { do: wanted }, { hall }),
  removeFromHall: (hall: string, person: number) => post('/api/halls/{hall}/remove', { person }, { hall }),
  hallResults: (hall: string) => get('/api/halls/{hall}/results', { hall }),
  hallCsv: (hall: string) => filled('/api/halls/{hall}/results.csv', { hall }),
  hallQr: (hall: string) => filled('/api/halls/{hall}/qr.svg', { hall }),
  move: (code: string) => post('/api/move', { code }, {}),
  /** Some steps of a replay; the server may send fewer than asked for. */
  steps: (replay: string, from: number, count: number) => get('/api/replays/{replay}/steps', { replay, from, count }),
  /** What the game would have advised a seat after so many steps. */
  hint: (replay: string, step: number, seat: number) => get('/api/replays/{replay}/hint', { replay, step, seat }),
  /** What a strong bot thinks of some steps; the server may send fewer than asked for. */
  opinions: (replay: string, from: number, count: number) => get('/api/replays/{replay}/opinions', { replay, from, count }),
  about: (replay: string) => get('/api/replays/{replay}/about', { replay }),
  /** The same deal on a new table: alone, or against the recorded run of a seat. */
  again: (replay: string, name: string, ghost: number | null) => post('/api/replays/{replay}/again', { name, ghost }, { replay }),
  daily: (game: string) => get('/api/daily', { game }),
  playDaily: (game: string, name: string) => post('/api/daily', { game, name }, {}),
  /** A table with the game's lesson, begun at once. */
  lesson: (game: string, name: string) => post('/api/lessons', { game, name }, {}),
  mine: () => get('/api/records/mine', {}),
  /** How this device has fared against each level of bots, one against one. */
  duels: () => get('/api/records/duels', {}),
  /** The best results of everyone in a mode, or only this device's own. */
  records: (record: string, own = false) => get('/api/records', own ? { record, own } : { record }),
  /** How long things are kept, and whether anything is kept of this device. */
  kept: () => get('/api/device', {}),
  /** Delete what this device has left. */
  forget: () => post('/api/device/forget', {}, {}),
  qr: (table: string) => filled('/api/tables/{table}/qr.svg', { table }),
  record: (replay: string) => filled('/api/replays/{replay}', { replay }),
}
