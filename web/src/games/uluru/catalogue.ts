import { BIRDS, type Bird } from './pieces'

/** The numbers of the actions: landings (bird by bird, place by place), lifts, then three words. */
export const land = (bird: Bird, place: number): number => BIRDS.indexOf(bird) * 8 + place
export const lift = (bird: Bird): number => 64 + BIRDS.indexOf(bird)
export const LOCK = 72
export const UNLOCK = 73
export const READY = 74
