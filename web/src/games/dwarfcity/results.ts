import type { Say } from '../../kit/texts.svelte'
import type { Dwarfcity, Evening, Outcome } from '../../wire.gen'
import { RECORD_KEY } from './contract.gen'

/** A record key such as `dwarfcity/stone/easy/printed/fair` in words; `easy` alone is balanced. */
export function recordName(record: string, say: Say): string | null {
  const { face, cards, printed, strength } = RECORD_KEY.exec(record)?.groups ?? {}
  if (face === undefined || strength === undefined) return null
  const parts = [
    say('option-face-is', { value: face }),
    cards === 'easy' ? say('option-cards-is', { value: cards }) : '',
    cards === 'easy' && printed === undefined ? say('record-balanced') : '',
    say('option-strength-is', { value: strength }),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** The city and the kobold's tower as signs. */
export function shareText(outcome: Outcome, seat: number, view: unknown, say: Say): string | null {
  const { needed, table } = view as Dwarfcity.View
  const { pile, winner } = table
  const score = outcome.score[seat] ?? 0
  const tower = '■'.repeat(Math.min(pile, needed)) + '□'.repeat(Math.max(0, needed - pile))
  return `${say('share-winner', { winner: winner ?? 'none' })} ${tower} ${score} ${say(`unit-${outcome.unit}`, { score })}`
}

/** What a match leaves on the horizon for the evening: a city, or the kobold's tower. */
export interface Sight {
  readonly city: boolean
}

/** What the matches of this evening left, oldest first; other games leave nothing here. */
export function sights(evening: readonly Evening[]): readonly Sight[] {
  return evening.filter(({ game }) => game === 'dwarfcity').map(({ outcome }) => ({ city: outcome.reason === 'dwarfs-won' }))
}
