import type { Dwarfcity } from '../../wire.gen'
import type { Handover } from '../client'
import type { Face } from './pieces'

export type Table = Dwarfcity.State
export type Happened = Dwarfcity.AnyEvent

const without = (dice: readonly Face[], die: Face): readonly Face[] => {
  const at = dice.indexOf(die)
  return at < 0 ? dice : [...dice.slice(0, at), ...dice.slice(at + 1)]
}
const rebuilt = (table: Table, number: number, change: (blocks: readonly string[]) => readonly string[]): Table['towers'] =>
  table.towers.map((tower, at) => (at === number ? { ...tower, blocks: change(tower.blocks) } : tower))

/** The table as it is shown after one more event; in the end the view replaces it. */
export function after(table: Table, event: Happened): Table {
  switch (event.type) {
    case 'KoboldChosen':
      return { ...table, kobold: event.seat }
    case 'Starter':
      return { ...table, turn: event.seat, dwarf: event.seat, starter: event.seat }
    case 'CardTaken':
      return table.towers.length > event.tower ? table : { ...table, towers: [...table.towers, { of: event.seat, card: event.card, blocks: [] }] }
    case 'Rolled':
      return { ...table, phase: 'build', turn: event.seat, dwarf: event.seat, rolled: event.dice, dice: event.dice.filter((die) => die !== 'b'), thrown: null }
    case 'Built':
      return { ...table, dice: without(table.dice, event.die), towers: rebuilt(table, event.tower, (blocks) => [...blocks, event.block]) }
    case 'TakenBack':
      return { ...table, towers: rebuilt(table, event.tower, (blocks) => blocks.slice(0, -1)) }
    case 'DiceLost':
      return { ...table, dice: [] }
    case 'BlueTurned':
      return { ...table, phase: 'blue', turn: event.seat, signs: table.signs + Number(event.sign) }
    case 'KoboldRolled':
      return { ...table, phase: 'die', turn: event.seat, rolled: [], dice: [], thrown: event.face }
    case 'PileGrew':
      return { ...table, pile: event.pile }
    case 'TornDown':
      return { ...table, towers: rebuilt(table, event.tower, () => []) }
    case 'Spared':
    case 'MatchOver':
      return table
  }
}

export type DieState = 'free' | 'used' | 'blue' | 'lost'

/** The state of each of the three dice, in the order in which they fell. */
export function diceStates(rolled: readonly Face[], free: readonly Face[], blueCounts: boolean, lost: readonly Face[] = []): readonly DieState[] {
  const left = { free, lost }
  return rolled.map((die) => {
    if (die === 'b') return blueCounts ? 'blue' : 'lost'
    const state = (['free', 'lost'] as const).find((one) => left[one].includes(die))
    if (state === undefined) return 'used'
    left[state] = without(left[state], die)
    return state
  })
}

/** Nothing is secret: a shared tablet stays in the middle and serves the player on turn. */
export function handover(view: unknown): Handover | null {
  const { phase, turn } = (view as Dwarfcity.View).table
  return phase === 'over' ? null : { seat: turn, asked: [], ready: -1, open: true, bare: true }
}
