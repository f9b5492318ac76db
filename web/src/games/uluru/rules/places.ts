import { AREAS, PAIRS } from '../contract.gen'

/** What the pictures of the board show: single places or pairs. */
export const SHOWN = ['next', 'corner', 'opposite', 'far', 'long', 'short', 'boomerang', 'lonely'] as const
export type Shown = (typeof SHOWN)[number]

const all = (which: Shown): readonly (readonly number[])[] => (which in PAIRS ? PAIRS[which as keyof typeof PAIRS] : AREAS[which as keyof typeof AREAS].map((place) => [place]))

/** What is drawn; of the many pairs that are far apart only those of the top place, to avoid a cobweb. */
export const shownOn = (which: Shown): readonly (readonly number[])[] => (which === 'far' ? all(which).filter((pair) => pair.includes(0)) : all(which))

/** In figures: `1-2, 3-4`. */
export const figures = (which: Shown): string => all(which).map((group) => group.join('-')).join(', ')
