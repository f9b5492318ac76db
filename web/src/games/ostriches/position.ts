import type { Ostriches } from '../../wire.gen'
import { middleOf, TILES, tileOf, type Power, type Square, type Tile } from './pieces'

/** An ostrich on the board, with a key of its own for as long as the screen shows it. */
export interface Standing {
  readonly key: number
  readonly at: Square
  readonly of: number | null
  readonly power: Power | null
  readonly up: boolean
  readonly known: readonly number[]
}
export interface Standable {
  readonly key: number
  readonly at: Square
}
/** The ground of a tile: where it lies, and its quarter turns. It is drawn, nothing more. */
export interface Ground {
  readonly key: Tile
  readonly at: Tile
  readonly turns: number
}
/** Everything that a board shows. */
export interface Position {
  readonly ostriches: readonly Standing[]
  readonly bushes: readonly Standable[]
  readonly grounds: readonly Ground[]
  /** Where the ostrich stands that was moved last. */
  readonly moved: Square | null
}
/** The source of a board: a view, or what a lesson or the rules page makes up. */
export interface Seen {
  readonly ostriches: readonly { readonly at: Square; readonly of?: number | null; readonly power?: Power | null; readonly up?: boolean; readonly known?: readonly number[] }[]
  readonly bushes: readonly Square[]
  readonly moved?: Square | null
}

export const GROUNDS: readonly Ground[] = TILES.map((tile) => ({ key: tile, at: tile, turns: 0 }))

export const seenIn = (view: Ostriches.View): Seen => ({ ostriches: view.ostriches, bushes: view.table.bushes, moved: view.table.moved })

/** What everyone sees of a view: no owner, and no power of an ostrich that is face down. */
export const openlyIn = ({ ostriches, table }: Ostriches.View): Seen => ({ ostriches: ostriches.map(({ at, up }) => ({ at, up: up ?? false })), bushes: table.bushes, moved: table.moved })

/** A position to look at; whatever stands where something stood before keeps its key. */
export function positionOf(seen: Seen, before: Position | null = null): Position {
  const names = new Map(before?.ostriches.map((one) => [one.at, one.key]))
  const bushes = new Map(before?.bushes.map((one) => [one.at, one.key]))
  let next = Math.max(-1, ...(before?.ostriches ?? []).map((one) => one.key))
  let nextBush = Math.max(-1, ...(before?.bushes ?? []).map((one) => one.key))
  return {
    ostriches: seen.ostriches.map(({ at, of = null, power = null, up = false, known = [] }) => ({ key: names.get(at) ?? (next += 1), at, of, power, up, known })),
    bushes: seen.bushes.map((at) => ({ key: bushes.get(at) ?? (nextBush += 1), at })),
    grounds: before?.grounds ?? GROUNDS,
    moved: seen.moved ?? null,
  }
}

/** Everything goes where its square goes. */
function carried(position: Position, goes: (at: Square) => Square): Position {
  return {
    ...position,
    ostriches: position.ostriches.map((one) => ({ ...one, at: goes(one.at) })),
    bushes: position.bushes.map((one) => ({ ...one, at: goes(one.at) })),
    moved: position.moved === null ? null : goes(position.moved),
  }
}

/** An ostrich or a bush goes from one square to another. */
export const leapt = (position: Position, from: Square, to: Square): Position => carried(position, (at) => (at === from ? to : at))

/** Whatever stands on two squares changes places. */
export const swapped = (position: Position, one: Square, other: Square): Position => carried(position, (at) => (at === one ? other : at === other ? one : at))

/** Tiles go where their squares go, with all on them; one of them may turn by a quarter. */
export function shifted(position: Position, goes: readonly Square[], quarter: string | null = null): Position {
  const to = (at: Square) => goes[at] ?? at
  const by = quarter?.endsWith('+') ? 1 : -1
  const ground = ({ key, at, turns }: Ground): Ground => ({ key, at: tileOf(to(middleOf(at))), turns: quarter?.startsWith(at) ? turns + by : turns })
  return { ...carried(position, to), grounds: position.grounds.map(ground) }
}

/** The position after everything went where an event says. */
function after(position: Position, event: Ostriches.AnyEvent): Position {
  switch (event.type) {
    case 'Placed':
      return positionOf({ ...position, ostriches: [...position.ostriches, event], bushes: position.bushes.map(({ at }) => at) }, position)
    case 'Moved':
      return { ...leapt(position, event.start, event.target), moved: event.target }
    case 'BushMoved':
      return leapt(position, event.start, event.target)
    case 'Swapped':
      return swapped(position, ...event.squares)
    case 'Exchanged':
      return shifted(position, event.goes)
    case 'Rotated':
      return shifted(position, event.goes, event.turn)
    case 'TurnedUp':
      return { ...position, ostriches: position.ostriches.map((one) => (one.at === event.at ? { ...one, up: true } : one)) }
    default:
      return position
  }
}

/**
 * The board before the first of these events, and after each of them; the last one is what is seen now. An ostrich always
 * looks as this viewer knows it now, but shows no face before it turned up; `plain`: then its back is bare too.
 */
export function course(start: Position, events: readonly Ostriches.AnyEvent[], seen: Seen, plain = false): Position[] {
  const stood = events.reduce((found, event) => [...found, after(found.at(-1) ?? start, event)], [start])
  const end = positionOf(seen, stood.pop())
  const known = new Map(end.ostriches.map((one) => [one.key, one]))
  const looks = ({ key, at, up, ...rest }: Standing): Standing => {
    const now = known.get(key) ?? { ...rest, up }
    return now.up && !up ? { ...now, key, at, up, of: plain ? null : now.of, power: null } : { ...now, key, at, up }
  }
  return [...stood.map((position) => ({ ...position, ostriches: position.ostriches.map(looks) })), end]
}

/** What is in both positions, as it was and as it is. */
function pairs<T extends { readonly key: number | string }>(was: readonly T[], is: readonly T[]): (readonly [T, T])[] {
  return is.flatMap((thing) => {
    const before = was.find((old) => old.key === thing.key)
    return before === undefined ? [] : [[before, thing] as const]
  })
}
const groundChanged = ([was, is]: readonly [Ground, Ground]) => was.at !== is.at || was.turns !== is.turns
const placeChanged = ([was, is]: readonly [Standable, Standable]) => was.at !== is.at

/** The keys of everything that is somewhere else in the other position. */
export function changes(one: Position, other: Position): Set<string> {
  return new Set([
    ...pairs(one.ostriches, other.ostriches).filter(placeChanged).map(([was]) => `ostrich-${was.key}`),
    ...pairs(one.bushes, other.bushes).filter(placeChanged).map(([was]) => `bush-${was.key}`),
    ...pairs(one.grounds, other.grounds).filter(groundChanged).map(([was]) => `tile-${was.key}`),
  ])
}

/** Whether everything stands as in the other position, whatever is known of it. */
export function alike(one: Position, other: Position): boolean {
  const both = pairs(one.ostriches, other.ostriches)
  return both.length === Math.max(one.ostriches.length, other.ostriches.length) && both.every(([was, is]) => was.up === is.up) && changes(one, other).size === 0
}

/** The tile that turns, and by how many degrees, where that alone leads to the other position. */
export function turnBetween(one: Position, other: Position): { readonly tile: Tile; readonly angle: number } | null {
  const [ground, ...others] = pairs(one.grounds, other.grounds).filter(groundChanged)
  if (ground === undefined || others.length > 0) return null
  const [was, { at: tile, turns }] = ground
  const strays = [...pairs(one.ostriches, other.ostriches), ...pairs(one.bushes, other.bushes)].some((both) => placeChanged(both) && both.some(({ at }) => tileOf(at) !== tile))
  return strays || Math.abs(turns - was.turns) !== 1 ? null : { tile, angle: 90 * (turns - was.turns) }
}
