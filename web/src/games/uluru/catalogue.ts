import { BIRDS, PLACES, type Bird } from './pieces'

/** The numbers of the actions: landings (bird by bird, place by place), lifts, then three words. */
export const land = (bird: Bird, place: number): number => BIRDS.indexOf(bird) * 8 + place
export const lift = (bird: Bird): number => 64 + BIRDS.indexOf(bird)
export const LOCK = 72
export const UNLOCK = 73
export const READY = 74

/** What a number means for a bird: it goes to a place, or beside the board. Nothing for the words. */
export function meant(action: number): { readonly bird: Bird; readonly place: number | null } | null {
  const lifted = action >= PLACES.length * BIRDS.length
  const bird = BIRDS[lifted ? action - 64 : Math.floor(action / 8)]
  return bird === undefined ? null : { bird, place: lifted ? null : action % 8 }
}
