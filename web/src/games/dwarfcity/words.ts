import type { Say } from '../../kit/texts.svelte'
import type { Dwarfcity } from '../../wire.gen'
import type { Hands } from './hands.svelte'
import type { Offers } from './offers'
import type { Table } from './picture'
import type { Thing } from './refusing'
import { heightOf, isFinished, wantedOf, type Face, type KoboldFace, type Shape, type Tower } from './pieces'

export const blockName = (say: Say, block: string): string => say('block', { block })
const shapeName = (say: Say, shape: Shape): string => say('shape', { shape })
export const dieName = (say: Say, die: Face): string => say('die', { die })
const diceNames = (say: Say, dice: readonly Face[]): string => dice.map((die) => dieName(say, die)).join(', ')
/** A face of the kobold's die, as the texts select by it. */
export const faceOf = (face: KoboldFace): string | number => (face === 'k' ? face : Number(face))

/** A tower by number, owner and progress. Towers are numbered as their cards were taken. */
export function towerName(say: Say, towers: readonly Tower[], number: number, names: readonly string[]): string {
  const tower = towers[number]
  if (tower === undefined) return ''
  const about = { number: number + 1, player: names[tower.of] ?? '' }
  return isFinished(tower) ? say('tower-done', about) : say('tower', { ...about, count: tower.blocks.length, all: heightOf(tower) })
}

/** The same with its blocks and the next shape. */
export function towerWords(say: Say, towers: readonly Tower[], number: number, names: readonly string[]): string {
  const tower = towers[number]
  if (tower === undefined) return ''
  const name = towerName(say, towers, number, names)
  const standing = tower.blocks.length === 0 ? name : say('tower-with', { tower: name, blocks: tower.blocks.map((block) => blockName(say, block)).join(', ') })
  const wanted = wantedOf(tower)
  return wanted === null ? standing : say('tower-wants', { tower: standing, shape: shapeName(say, wanted) })
}

/** What a tap on a tower does. */
export function towerLabel(say: Say, hands: Hands, towers: readonly Tower[], number: number, names: readonly string[]): string {
  const tower = towerName(say, towers, number, names)
  const use = hands.use(number)
  if (use === 'tear') return say(hands.doomed === number ? 'tear-sure' : 'tear', { tower })
  if (use === 'back') return `${tower}. ${say('back')}`
  if (use === 'held') return say('offer-held', { what: tower })
  const built = hands.builds({ tower: number })
  return built === null ? say('offer-tower', { tower }) : say('offer-build', { block: blockName(say, built.block), tower })
}

/** What a tap on a block does. */
export function blockLabel(say: Say, hands: Hands, towers: readonly Tower[], kind: string, names: readonly string[]): string {
  const block = blockName(say, kind)
  const built = hands.builds({ block: kind })
  return built === null ? say('offer-block', { block }) : say('offer-build', { block, tower: towerName(say, towers, built.tower, names) })
}

/** The text key of what this player can do now; null: nothing. */
function yourTurn(table: Table, offers: Offers, { held, doomed }: Pick<Hands, 'held' | 'doomed'>, seat: number | null): string | null {
  const kobold = seat === table.kobold
  if (offers.roll) return kobold ? 'now-kobold-roll-you' : 'now-roll-you'
  if (offers.tears.length > 0 && doomed !== null) return 'now-tear-sure'
  if (offers.tears.length > 0) return kobold ? 'now-kobold-tear-you' : 'now-tear-you'
  if (held !== null) return 'block' in held ? 'now-where-you' : 'now-which-you'
  if (offers.builds.length > 0) return offers.builds.some(({ tower }) => (table.towers[tower]?.of ?? seat) !== seat) ? 'now-help-you' : 'now-build-you'
  return offers.done ? 'now-done-you' : null
}

/** What is going on, in a short sentence. */
export function prompt(say: Say, table: Table, offers: Offers, hands: Pick<Hands, 'held' | 'doomed'>, seat: number | null, names: readonly string[]): string {
  const player = names[table.turn] ?? ''
  const own = yourTurn(table, offers, hands, seat)
  if (own !== null) return say(own, { player })
  if (table.phase === 'over') return say(table.winner === 'dwarfs' ? 'now-won' : table.kobold === null ? 'now-lost' : 'now-kobold-won')
  if (table.phase === 'roll') return say(table.turn === table.kobold ? 'now-kobold-roll' : 'now-roll', { player })
  if (table.phase === 'tear') return say('now-tear', { player })
  return table.phase === 'build' ? say('now-build', { player }) : say(table.phase === 'blue' || table.phase === 'die' ? 'now-watch' : 'now-sets-up')
}

/** Why a tap did nothing; null: the table knows. */
export function refusing(say: Say, thing: Thing, table: Table, seat: number | null, names: readonly string[]): string | null {
  if (thing === 'pile') return say('no-pile')
  return seat === table.turn ? null : say('no-turn', { player: names[table.turn] ?? '' })
}

/** An event in words, for screen readers. */
export function tell(event: unknown, names: readonly string[], say: Say): string | null {
  const happened = event as Dwarfcity.AnyEvent
  const player = 'seat' in happened ? (names[happened.seat] ?? '') : ''
  switch (happened.type) {
    case 'KoboldChosen':
      return say('tell-kobold', { player })
    case 'Starter':
      return say('tell-starter', { player })
    case 'CardTaken':
      return say('tell-card', { player })
    case 'Rolled':
      return say('tell-rolled', { player, dice: diceNames(say, happened.dice) })
    case 'Built': {
      const tower = happened.tower + 1
      const built = say('tell-built', { player, tower, block: blockName(say, happened.block) })
      return happened.finished ? `${built} ${say('tell-finished', { tower })}` : built
    }
    case 'TakenBack':
      return say('tell-back', { player, block: blockName(say, happened.block) })
    case 'DiceLost':
      return say('tell-lost', { dice: diceNames(say, happened.dice) })
    case 'BlueTurned':
      return say(happened.sign ? 'tell-sign' : 'tell-blue')
    case 'KoboldRolled':
      return say('tell-kobold-rolled', { player, face: faceOf(happened.face) })
    case 'PileGrew':
      return say('tell-pile', { pile: happened.pile })
    case 'TornDown':
      return say('tell-torn', { tower: happened.tower + 1 })
    case 'Spared':
      return say('tell-spared')
    case 'MatchOver':
      return say(`outcome-${happened.winner}-won`)
  }
}

/** What the voice says about an event, for children who cannot read yet; empty: the picture says enough. */
export function aloud(event: Dwarfcity.AnyEvent, say: Say, kobold: boolean): string {
  switch (event.type) {
    case 'Rolled':
      return event.dice.map((die) => say('speak-die', { die })).join(', ')
    case 'Built':
      return event.finished ? say('speak-finished') : blockName(say, event.block)
    case 'BlueTurned':
      return event.sign ? say('speak-sign') : ''
    case 'KoboldRolled':
      return event.face === 'k' ? say('speak-sign') : ''
    case 'Spared':
      return say('speak-spared')
    case 'MatchOver':
      return say(event.winner === 'dwarfs' ? 'speak-won' : kobold ? 'speak-kobold-won' : 'speak-lost')
    default:
      return ''
  }
}

/** Whether this seat's screen speaks: what concerns everybody is said by all screens. */
export function speaksFor(event: Dwarfcity.AnyEvent, seat: number | null): boolean {
  return event.type === 'KoboldRolled' || event.type === 'Spared' || !('seat' in event) || event.seat === seat
}

/** What the voice asks the player on turn. */
export function asked(table: Table, say: Say, names: readonly string[]): string {
  const player = names[table.turn] ?? ''
  if (table.phase === 'roll') return say(table.turn === table.kobold ? 'speak-kobold-roll' : 'speak-roll', { player })
  return table.phase === 'tear' ? say('speak-tear') : ''
}
