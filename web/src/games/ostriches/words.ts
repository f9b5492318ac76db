import type { Say } from '../../kit/texts.svelte'
import type { Ostriches } from '../../wire.gen'
import type { Advice } from './advice'
import type { Composing } from './composing.svelte'
import { NAMES, nameOf, POWERS, SQUARES, tileEnds, type Power, type Square, type Tile } from './pieces'
import type { Position, Standing } from './position'

export const powerName = (say: Say, power: Power): string => say('kind', { power })
export const tileName = (say: Say, tile: Tile): string => {
  const [first, last] = tileEnds(tile)
  return say('tile', { first, last })
}

/** An ostrich in a few words, as far as it is known. */
export function ostrichWords(say: Say, one: Pick<Standing, 'of' | 'power' | 'up'>, names: readonly string[]): string {
  if (one.of === null) return say('ostrich-bare')
  const player = names[one.of] ?? ''
  if (one.up) return say('ostrich-up', { player, kind: powerName(say, one.power ?? 'plain') })
  return one.power === null ? say('ostrich-down', { player }) : say('ostrich-known', { player, kind: powerName(say, one.power) })
}

/** What stands on a square. */
export function squareWords(say: Say, position: Position, at: Square, names: readonly string[]): string {
  const square = nameOf(at)
  const one = position.ostriches.find((bird) => bird.at === at)
  if (one !== undefined) return say('square-with', { square, what: ostrichWords(say, one, names) })
  return position.bushes.some((bush) => bush.at === at) ? say('square-with', { square, what: say('bush') }) : say('square-empty', { square })
}

/** The whole board in words, for those who cannot see it. */
export function describe(say: Say, position: Position, names: readonly string[]): string {
  const standing = SQUARES.filter((at) => position.ostriches.some((one) => one.at === at) || position.bushes.some((bush) => bush.at === at))
  const things = standing.map((at) => squareWords(say, position, at, names))
  const moved = position.moved === null ? [] : [say('describe-moved', { square: nameOf(position.moved) })]
  return standing.length === 0 ? say('describe-empty') : [`${things.join('; ')}.`, ...moved].join(' ')
}

/** What to do now, in a sentence. */
export function prompt(say: Say, composing: Composing, first: boolean): string {
  const { kind, power, from, to, turn, pair, tiles } = composing
  const ready = composing.action !== null
  switch (kind) {
    case 'place':
      if (power === null) return say('now-place')
      return ready ? say('now-place-there', { kind: powerName(say, power), square: nameOf(to ?? 0) }) : say('now-place-where', { kind: powerName(say, power) })
    case 'move':
      if (from === null) return turn === null ? say(first ? 'now-move-first' : 'now-move') : say('now-move-too')
      if (to === null) return say('now-leap')
      return composing.lands ? say('now-land') : say(ready ? 'now-ready' : 'now-turn')
    case 'rotate':
      return say(ready ? 'now-ready' : 'now-rotate')
    case 'bush':
      return say(ready ? 'now-bush-there' : from === null ? 'now-bush' : 'now-bush-where')
    case 'swap':
    case 'eye':
      return say(ready ? `now-${kind}-these` : `now-${kind}`, { count: 2 - pair.length })
    case 'tiles':
      return say(ready ? 'now-tiles-these' : 'now-tiles', { count: 2 - tiles.length })
    default:
      return ''
  }
}

/** What the table would do, and how things stand then. */
export function hintWords(say: Say, advice: Advice): string {
  const chance = Math.round(100 * (advice.best[0]?.chance ?? advice.chance))
  return `${say('hint-chance', { chance })} ${say('hint-assisted')}`
}

/** What the one whom all wait for is doing. */
export function waiting(say: Say, table: Ostriches.Table, names: readonly string[]): string {
  return say(`waits-${table.phase}`, { player: names[table.turn] ?? '' })
}

const isPower = (power: string): power is Power => (POWERS as readonly string[]).includes(power)

/** What an event says to somebody who cannot see it. */
export function tell(event: unknown, names: readonly string[], say: Say): string | null {
  const happened = event as Ostriches.AnyEvent
  const player = 'seat' in happened ? (names[happened.seat] ?? '') : ''
  switch (happened.type) {
    case 'Starter':
      return say('tell-starter', { player })
    case 'Placed': {
      const square = nameOf(happened.at)
      return happened.of === undefined || happened.of === null ? say('tell-placed-bare', { square }) : say('tell-placed', { square, player: names[happened.of] ?? '' })
    }
    case 'Moved':
      return say('tell-moved', { player, from: nameOf(happened.start), to: nameOf(happened.target) })
    case 'TurnedUp':
      return say('tell-up', { player: names[happened.of] ?? '', kind: isPower(happened.power) ? powerName(say, happened.power) : '', square: nameOf(happened.at) })
    case 'BushMoved':
      return say('tell-bush', { from: nameOf(happened.start), to: nameOf(happened.target) })
    case 'Swapped':
      return say('tell-swapped', { one: NAMES[happened.squares[0]] ?? '', other: NAMES[happened.squares[1]] ?? '' })
    case 'Looked':
      return say('tell-looked', { player, one: NAMES[happened.squares[0]] ?? '', other: NAMES[happened.squares[1]] ?? '' })
    case 'Noticed':
      return say('tell-noticed', { square: nameOf(happened.at), player: names[happened.of] ?? '', kind: powerName(say, happened.power) })
    case 'Exchanged':
      return say('tell-exchanged', { one: tileName(say, happened.tiles.slice(0, 2) as Tile), other: tileName(say, happened.tiles.slice(2) as Tile) })
    case 'Passed':
      return say('tell-passed', { player })
    case 'Rotated':
      return say('tell-rotated', { player, tile: tileName(say, happened.turn.slice(0, 2) as Tile), way: happened.turn.endsWith('+') ? 'with' : 'against' })
    case 'Offered':
      return say('tell-offered', { player })
    case 'MatchOver':
      return say(`outcome-${happened.reason}`)
  }
}
