import type { Happened, Table } from './picture'

/** How a dwarf feels. */
export type Mood = 'calm' | 'happy' | 'worried' | 'sad'
/** By seat; dwarfs that are not named are calm. */
export type Moods = Readonly<Record<number, Mood>>

const all = (table: Table, mood: Mood): Moods => Object.fromEntries(table.roles.flatMap((_, seat) => (seat === table.kobold ? [] : [[seat, mood]])))

/** How the dwarfs feel after an event; a feeling lasts until the next roll. */
export function moodsAfter(moods: Moods, event: Happened, table: Table): Moods {
  switch (event.type) {
    case 'Rolled':
      return {}
    case 'KoboldRolled':
      return event.face === 'k' ? all(table, 'worried') : {}
    case 'BlueTurned':
      return event.sign ? { ...moods, [event.seat]: 'worried' } : moods
    case 'Built':
      return event.finished ? { ...moods, [event.seat]: 'happy', ...ownerFeels(table, event.tower, 'happy') } : moods
    case 'TakenBack':
      return { ...moods, [event.seat]: 'calm', ...ownerFeels(table, event.tower, 'calm') }
    case 'TornDown':
      return { ...all(table, 'worried'), ...ownerFeels(table, event.tower, 'sad') }
    case 'Spared':
      return all(table, 'happy')
    case 'MatchOver':
      return all(table, event.winner === 'dwarfs' ? 'happy' : 'sad')
    default:
      return moods
  }
}

function ownerFeels(table: Table, tower: number, mood: Mood): Moods {
  const owner = table.towers[tower]?.of
  return owner === undefined ? {} : { [owner]: mood }
}
