import type { Ostriches } from '../../wire.gen'
import { backwards, exchanged, TILES, turned, type Power, type Quarter, type Square, type Tile } from './pieces'

/** An ostrich as it stands on the board, with a name of its own for as long as the screen shows it. */
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
/** The ground of a tile: where it lies, and how often it was turned. Only the eye needs it. */
export interface Ground {
  readonly key: Tile
  readonly at: Tile
  readonly turns: number
}
/** What stands where: all that a board shows. */
export interface Position {
  readonly ostriches: readonly Standing[]
  readonly bushes: readonly Standable[]
  readonly grounds: readonly Ground[]
  /** Where the ostrich stands that was moved last. */
  readonly moved: Square | null
}
/** What a board can be made of: a view, or what a lesson or a page of rules makes up. */
export interface Seen {
  readonly ostriches: readonly { readonly at: Square; readonly of?: number | null; readonly power?: Power | null; readonly up?: boolean; readonly known?: readonly number[] }[]
  readonly bushes: readonly Square[]
  readonly moved?: Square | null
}

export const GROUNDS: readonly Ground[] = TILES.map((tile) => ({ key: tile, at: tile, turns: 0 }))

export const seenIn = (view: Ostriches.View): Seen => ({ ostriches: view.ostriches, bushes: view.table.bushes, moved: view.table.moved })

/** A position to look at; what stands where something stood before keeps its name. */
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

/** A tile makes a quarter turn with all on it. */
export function quartered(position: Position, quarter: Quarter): Position {
  const by = quarter.endsWith('+') ? 1 : -1
  const after = carried(position, (at) => turned(at, quarter))
  return { ...after, grounds: position.grounds.map((ground) => (quarter.startsWith(ground.at) ? { ...ground, turns: ground.turns + by } : ground)) }
}

/** Two tiles change places with all on them. */
export function traded(position: Position, one: Tile, other: Tile): Position {
  const goes = (tile: Tile): Tile => (tile === one ? other : tile === other ? one : tile)
  const after = carried(position, (at) => exchanged(at, one, other))
  return { ...after, grounds: position.grounds.map((ground) => ({ ...ground, at: goes(ground.at) })) }
}

export function moved(position: Position, from: Square, to: Square): Position {
  return { ...position, ostriches: position.ostriches.map((one) => (one.at === from ? { ...one, at: to } : one)), moved: to }
}

export function bushMoved(position: Position, from: Square, to: Square): Position {
  return { ...position, bushes: position.bushes.map((bush) => (bush.at === from ? { ...bush, at: to } : bush)) }
}

export function swapped(position: Position, one: Square, other: Square): Position {
  const goes = (at: Square): Square => (at === one ? other : at === other ? one : at)
  return { ...position, ostriches: position.ostriches.map((bird) => ({ ...bird, at: goes(bird.at) })) }
}

/** The position before something happened, as far as it can be told from the one after it; `plain`: backs are bare. */
function undone(position: Position, event: Ostriches.AnyEvent, plain: boolean): Position {
  switch (event.type) {
    case 'Placed':
      return { ...position, ostriches: position.ostriches.filter((one) => one.at !== event.at) }
    case 'Moved':
      return { ...moved(position, event.target, event.start), moved: null }
    case 'TurnedUp': {
      const back = (one: Standing): Standing => ({ ...one, of: plain ? null : one.of, power: null, up: false })
      return { ...position, ostriches: position.ostriches.map((one) => (one.at === event.at ? back(one) : one)) }
    }
    case 'BushMoved':
      return bushMoved(position, event.target, event.start)
    case 'Swapped':
      return swapped(position, ...event.squares)
    case 'Exchanged':
      return traded(position, event.tiles.slice(0, 2) as Tile, event.tiles.slice(2) as Tile)
    case 'Rotated':
      return quartered(position, backwards(event.turn as Quarter))
    default:
      return position
  }
}

/** How the board looked before the first of these things happened, and after each of them. */
export function course(end: Position, events: readonly Ostriches.AnyEvent[], plain = false): Position[] {
  const told = [end]
  for (const event of events.toReversed()) told.unshift(undone(told[0] ?? end, event, plain))
  return told
}

/** Whether two positions look alike, apart from what is known of the ostriches. */
export function alike(one: Position, other: Position): boolean {
  const looks = (position: Position) =>
    JSON.stringify([
      position.ostriches.map((bird) => bird.at * 2 + Number(bird.up)).sort((a, b) => a - b),
      position.bushes.map((bush) => bush.at).sort((a, b) => a - b),
    ])
  return looks(one) === looks(other)
}

/** The same positions, in which what stands in one of them as on the board now has the names and the ground of now. */
export function renamed(told: readonly Position[], like: Position, now: Position): Position[] {
  const birds = new Map(like.ostriches.map((one) => [one.key, now.ostriches.find((other) => other.at === one.at)?.key]))
  const bushes = new Map(like.bushes.map((one) => [one.key, now.bushes.find((other) => other.at === one.at)?.key]))
  const grounds = new Map(like.grounds.map((one) => [one.key, { was: one, is: now.grounds.find((other) => other.at === one.at) ?? one }]))
  let fresh = Math.max(-1, ...now.ostriches.map((one) => one.key))
  for (const one of told.flatMap((position) => position.ostriches)) {
    if (birds.get(one.key) === undefined) birds.set(one.key, (fresh += 1))
  }
  return told.map((position) => ({
    ...position,
    ostriches: position.ostriches.map((one) => ({ ...one, key: birds.get(one.key) ?? one.key })),
    bushes: position.bushes.map((one) => ({ ...one, key: bushes.get(one.key) ?? one.key })),
    grounds: position.grounds.map((one) => {
      const pair = grounds.get(one.key)
      return pair === undefined ? one : { key: pair.is.key, at: one.at, turns: one.turns + pair.is.turns - pair.was.turns }
    }),
  }))
}

/** The quarter turn that alone leads from one position to the other; null: something else does. */
export function quarterBetween(one: Position, other: Position): Quarter | null {
  const changed = other.grounds.filter((ground) => one.grounds.find((was) => was.key === ground.key)?.turns !== ground.turns)
  const [ground] = changed
  const was = one.grounds.find((before) => before.key === ground?.key)
  if (changed.length !== 1 || ground === undefined || was === undefined || was.at !== ground.at) return null
  const by = ground.turns - was.turns
  if (Math.abs(by) !== 1) return null
  const quarter: Quarter = `${ground.at}${by > 0 ? '+' : '-'}`
  return alike(quartered(one, quarter), other) ? quarter : null
}

/** The names of all that is somewhere else in the other position. */
export function changes(one: Position, other: Position): Set<string> {
  const found = new Set<string>()
  const differ = <T extends { readonly key: number | string }>(kind: string, was: readonly T[], is: readonly T[], same: (a: T, b: T) => boolean) => {
    for (const thing of is) {
      const before = was.find((old) => old.key === thing.key)
      if (before !== undefined && !same(before, thing)) found.add(`${kind}-${thing.key}`)
    }
  }
  differ('ostrich', one.ostriches, other.ostriches, (a, b) => a.at === b.at)
  differ('bush', one.bushes, other.bushes, (a, b) => a.at === b.at)
  differ('tile', one.grounds, other.grounds, (a, b) => a.at === b.at && a.turns === b.turns)
  return found
}
