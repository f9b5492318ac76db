import type { Say } from '../../kit/texts.svelte'
import type { Ostriches, Outcome } from '../../wire.gen'
import { actionOf, PASS, type Action } from './contract.gen'
import type { Composing } from './composing.svelte'
import { NAMES, nameOf, POWERS, SQUARES, tileEnds, TO_WIN, type Power, type Square, type Tile } from './pieces'
import type { Position, Standing } from './position'

/** Help for the player on turn, worked out from what this player may know. */
export interface Advice {
  /** The chance to win, from 0 to 1; a draw counts half. */
  readonly chance: number
  /** The best actions that can be taken now, at most three, the best first. */
  readonly best: readonly Advised[]
}
interface Advised {
  /** Its number in the catalogue. */
  readonly action: number
  /** The same in the notation of the game, such as `b1c3/ne+`. */
  readonly notation: string
  /** The chance to win with it. */
  readonly chance: number
}

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

/** The same with a capital at the beginning. */
const sentence = (words: string): string => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`

/** What to do now, in a sentence. */
export function prompt(say: Say, composing: Composing, first: boolean): string {
  const { kind, power, from, to, turn, pair, tiles } = composing
  const ready = composing.action !== null
  switch (kind) {
    case 'place':
      if (power === null) return say('now-place')
      return sentence(ready ? say('now-place-there', { kind: powerName(say, power), square: nameOf(to ?? 0) }) : say('now-place-where', { kind: powerName(say, power) }))
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

/** The hint: the best action and the chance with it. */
export function hintWords(say: Say, advice: Advice): string {
  const best = advice.best[0]
  const about = { chance: Math.round(100 * (best?.chance ?? advice.chance)), pass: Number(best?.action === PASS) }
  return `${say('hint-chance', about)} ${say('hint-assisted')}`
}

/** What a bot would do, for a replay. */
export function opinionWords(say: Say, advice: Advice): string {
  const best = advice.best[0]
  const what = best === undefined ? null : actionOf(best.action)
  const chance = Math.round(100 * (best?.chance ?? advice.chance))
  return say('opinion-is', { chance, pass: Number(best?.action === PASS), what: what === null ? '' : actionWords(say, what) })
}

/** Calm turns after which players are told of the limit. */
const LONG_CALM = 60

/** How close a draw by calm turns is; null: not close, or there is no limit. */
export function calmWords(say: Say, { calm, options }: Pick<Ostriches.Table, 'calm' | 'options'>): string | null {
  return options.draw_after === null || calm <= LONG_CALM ? null : say('calm', { count: calm, most: options.draw_after })
}

/** How it ended, and for whom. */
export function outcomeWords(say: Say, table: Pick<Ostriches.Table, 'winner'>, reason: string, names: readonly string[]): string {
  const [winner, loser] = table.winner === null ? ['', ''] : [names[table.winner] ?? '', names[1 - table.winner] ?? '']
  return say(`outcome-${reason}`, { winner, loser })
}

/** What the player on turn is doing. */
export function waiting(say: Say, table: Ostriches.Table, names: readonly string[]): string {
  return say(`waits-${table.phase}`, { player: names[table.turn] ?? '' })
}

const isPower = (power: string): power is Power => (POWERS as readonly string[]).includes(power)

/** An event in words, for screen readers and replays. */
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
    case 'Declined':
      return say('tell-declined', { player })
    case 'MatchOver':
      return outcomeWords(say, happened, happened.reason, names)
  }
}

const rotation = (say: Say, turn: string) => say('told-rotated', { tile: tileName(say, turn.slice(0, 2) as Tile), way: turn.endsWith('+') ? 'with' : 'against' })
const halves = (two: string) => [two.slice(0, 2), two.slice(2)] as const

/** An action in a few words. */
export function actionWords(say: Say, action: Action): string {
  switch (action.type) {
    case 'place':
      return say('square-with', { square: action.at, what: powerName(say, action.power) })
    case 'go':
    case 'land': {
      const [from, to] = halves(action.move)
      const leap = say('told-moved', { from, to })
      return action.type === 'go' ? `${leap}, ${rotation(say, action.turn)}` : leap
    }
    case 'bush': {
      const [from, to] = halves(action.move)
      return say('told-bush', { from, to })
    }
    case 'swap':
    case 'eye': {
      const [one, other] = halves(action.pair)
      return say(action.type === 'eye' ? 'told-looked' : 'told-swapped', { one, other })
    }
    case 'tiles': {
      const [one, other] = halves(action.pair)
      return say('told-swapped', { one: tileName(say, one as Tile), other: tileName(say, other as Tile) })
    }
    case 'rotate':
      return rotation(say, action.turn)
    case 'pass':
      return say('told-passed')
    default:
      return ''
  }
}

/** An action in a few words, by its number in the catalogue. */
export function spoken(say: Say, number: number): string {
  const action = actionOf(number)
  return action === null ? '' : actionWords(say, action)
}

/** One thing that happened in a turn, in a few words. */
function bit(say: Say, event: Ostriches.AnyEvent, names: readonly string[]): string | null {
  switch (event.type) {
    case 'Placed':
      return say('told-placed', { square: nameOf(event.at) })
    case 'Moved':
      return say('told-moved', { from: nameOf(event.start), to: nameOf(event.target) })
    case 'TurnedUp':
      return say('told-up', { player: names[event.of] ?? '', kind: isPower(event.power) ? powerName(say, event.power) : '' })
    case 'BushMoved':
      return say('told-bush', { from: nameOf(event.start), to: nameOf(event.target) })
    case 'Swapped':
    case 'Looked':
      return say(event.type === 'Looked' ? 'told-looked' : 'told-swapped', { one: nameOf(event.squares[0]), other: nameOf(event.squares[1]) })
    case 'Exchanged':
      return say('told-swapped', { one: tileName(say, event.tiles.slice(0, 2) as Tile), other: tileName(say, event.tiles.slice(2) as Tile) })
    case 'Passed':
      return say('told-passed')
    case 'Rotated':
      return rotation(say, event.turn)
    default:
      return null
  }
}

/** The seat whose turn it was; null: it is not public. */
export function moverOf(turn: readonly Ostriches.AnyEvent[]): number | null {
  const [first] = turn
  if (first?.type === 'Placed') return first.of ?? null
  return first !== undefined && 'seat' in first ? first.seat : null
}

/** The latest turn in one line. */
export function turnWords(say: Say, turn: readonly Ostriches.AnyEvent[], names: readonly string[]): string {
  const what = turn.flatMap((event) => bit(say, event, names) ?? []).join(', ')
  const mover = moverOf(turn)
  return mover === null ? what : say('told', { player: names[mover] ?? '', what })
}

const perches = (faces: number): string => '●'.repeat(faces) + '○'.repeat(Math.max(0, TO_WIN - faces))

/** The faces of both, four perches each, to send to friends. */
export function shareText(outcome: Outcome, seat: number, _view: unknown, say: Say): string | null {
  const [own, other] = [outcome.score[seat] ?? 0, outcome.score[1 - seat] ?? 0]
  return `${perches(own)} : ${perches(other)} ${say('share-faces', { score: own, unit: say(`unit-${outcome.unit}`, { score: own }) })}`
}
