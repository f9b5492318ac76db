import type { Dwarfcity } from '../../wire.gen'
import { actionOf, build, DONE, ROLL, SPARE, TAKE_BACK, tear } from './contract.gen'
import type { Table } from './picture'
import { colourOf, isFinished, wantedOf, type Face } from './pieces'

/** A block on a tower, for a die of its colour or a white one. */
export interface Building {
  readonly number: number
  readonly block: string
  readonly tower: number
  readonly die: Dwarfcity.Build['die']
}

/** The tower that a number tears down; null: it means something else. */
export function tornBy(number: number): number | null {
  const action = actionOf(number)
  return action?.type === 'tear' ? action.tower : null
}

/** What a number builds; null: it means something else. */
export function builtBy(number: number): Building | null {
  const action = actionOf(number)
  return action?.type === 'build' ? { number, block: action.block, tower: action.tower, die: action.die } : null
}

/** The legal actions as hands see them: which blocks go where, and which towers may fall. */
export interface Offers {
  readonly roll: boolean
  readonly done: boolean
  readonly back: boolean
  readonly spare: boolean
  /** At most one for each block and tower: a die of its colour is spent before a white one. */
  readonly builds: readonly Building[]
  /** The dice that can build, whichever is spent first. */
  readonly dice: readonly Face[]
  readonly tears: readonly number[]
}

/** For spectators. */
export const NOTHING: Offers = { roll: false, done: false, back: false, spare: false, builds: [], dice: [], tears: [] }

export function offersOf(legal: ReadonlySet<number>): Offers {
  const builds = new Map<string, Building>()
  const dice = new Set<Face>()
  const tears: number[] = []
  for (const number of legal) {
    const torn = tornBy(number)
    if (torn !== null) tears.push(torn)
    const built = builtBy(number)
    if (built === null) continue
    dice.add(built.die)
    const key = `${built.block}${built.tower}`
    if ((builds.get(key)?.die ?? 'w') === 'w') builds.set(key, built)
  }
  return { roll: legal.has(ROLL), done: legal.has(DONE), back: legal.has(TAKE_BACK), spare: legal.has(SPARE), builds: [...builds.values()], dice: [...dice], tears }
}

/** What is held: a block on its way to a tower, or a tower that waits for its block. */
export type Held = { readonly block: string } | { readonly tower: number } | null

const fits = (held: Held, one: Building): boolean => held === null || ('block' in held ? one.block === held.block : one.tower === held.tower)

/** The blocks that shine: all that can be built, or only those for the tower that waits. */
export function blocksFor(offers: Offers, held: Held): ReadonlySet<string> {
  const wanted = held !== null && 'tower' in held ? held : null
  return new Set(offers.builds.filter((one) => fits(wanted, one)).map((one) => one.block))
}

/** The towers that shine: all that can be built on, or only those for the block that is held. */
export function towersFor(offers: Offers, held: Held): ReadonlySet<number> {
  const wanted = held !== null && 'block' in held ? held : null
  return new Set(offers.builds.filter((one) => fits(wanted, one)).map((one) => one.tower))
}

/** The dice that a tower waits for: those whose blocks it can take now, or the one for the block that is held. */
export function diceFor(offers: Offers, held: Held, tower: number): readonly Face[] {
  const dice = offers.builds.filter((one) => one.tower === tower && fits(held, one)).map(({ die }) => die)
  return [...new Set(dice)]
}

/** What the next tap means: a build if there is no choice left, else what is held. */
export type Meant = { readonly build: number } | { readonly held: Held } | null

const only = (found: readonly Building[], held: Held): Meant => {
  const [first, ...more] = found
  return first === undefined ? null : more.length === 0 ? { build: first.number } : { held }
}

export function tapBlock(offers: Offers, held: Held, block: string): Meant {
  if (held !== null && 'block' in held && held.block === block) return { held: null }
  const wanted = held !== null && 'tower' in held ? held : null
  const there = offers.builds.filter((one) => one.block === block)
  return only(there.filter((one) => fits(wanted, one)), { block }) ?? only(there, { block })
}

export function tapTower(offers: Offers, held: Held, tower: number): Meant {
  if (held !== null && 'tower' in held && held.tower === tower) return { held: null }
  const wanted = held !== null && 'block' in held ? held : null
  return only(offers.builds.filter((one) => one.tower === tower && fits(wanted, one)), { tower })
}

/** The action of dropping a block on a tower; null: it does not fit. */
export function drop(offers: Offers, block: string, tower: number): number | null {
  return offers.builds.find((one) => one.block === block && one.tower === tower)?.number ?? null
}

/** The action that a tap in vain means, for the table to say why it is refused. */
export function vain(thing: 'die' | { readonly block: string } | { readonly tower: number }, held: Held, table: Table, seat: number): number {
  if (thing === 'die') return ROLL
  if ('tower' in thing && table.phase === 'tear') return tear(thing.tower)
  const { dice, towers } = table
  const number = 'tower' in thing ? thing.tower : held !== null && 'tower' in held ? held.tower : towers.findIndex((one) => one.of === seat && !isFinished(one))
  const tower = towers[Math.max(0, number)]
  const wanted = held !== null && 'block' in held ? held.block : (dice.find((die) => die !== 'w') ?? 'r') + ((tower && wantedOf(tower)) ?? 'c')
  const block = 'block' in thing ? thing.block : wanted
  const colour = colourOf(block)
  return build(dice.includes(colour) || !dice.includes('w') ? colour : 'w', block as Dwarfcity.Build['block'], Math.max(0, number))
}

/** A hint for the player on turn: the numbers of good actions, the best first. */
export interface Advice {
  readonly best: readonly { readonly action: number }[]
}

/** The number of the best action. */
export function bestOf(advice: unknown): number | null {
  return (advice as Advice | null)?.best[0]?.action ?? null
}
