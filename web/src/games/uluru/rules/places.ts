import places from './places.json'

/** What the pictures of the board show: single places or pairs. A test of the rules checks the data. */
export type Shown = keyof typeof places
export const SHOWN: readonly Shown[] = ['next', 'corner', 'opposite', 'far', 'long', 'short', 'boomerang', 'lonely']

const all = (which: Shown): readonly (readonly number[])[] => places[which]

/** What is drawn; of the many pairs that are far apart only those of the top place, to avoid a cobweb. */
export const shownOn = (which: Shown): readonly (readonly number[])[] => (which === 'far' ? all(which).filter((pair) => pair.includes(0)) : all(which))

/** In figures: `1-2, 3-4`. */
export const figures = (which: Shown): string => all(which).map((group) => group.join('-')).join(', ')
