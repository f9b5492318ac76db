import type { Evening } from '../../wire.gen'

/** What one game of the evening has left on the horizon: a city, or a tower of the kobold. */
export interface Sight {
  readonly city: boolean
}

/** The cities of this evening, the oldest first; other games leave nothing here. */
export function sights(evening: readonly Evening[]): readonly Sight[] {
  return evening.filter(({ game }) => game === 'dwarfcity').map(({ outcome }) => ({ city: outcome.reason === 'dwarfs-won' }))
}
