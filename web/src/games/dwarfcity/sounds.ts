import type { Grain } from '../../kit/sound.svelte'

/** Two dice bounce on wood. */
export const DICE: readonly Grain[] = [0, 0.09, 0.2, 0.34, 0.52, 0.66].flatMap((at, bounce): Grain[] => [
  { pitch: 320 + 60 * (bounce % 3), at, length: 0.05, loud: 0.6 - 0.07 * bounce },
  { noise: true, pitch: 2000, at, length: 0.02, loud: 0.3 - 0.04 * bounce },
])

/** The kobold laughs. */
export const GIGGLE: readonly Grain[] = [0, 0.11, 0.22, 0.35, 0.47].map((at, laugh): Grain => ({ pitch: 760 + 90 * (laugh % 2) - 40 * laugh, at, length: 0.09, loud: 0.5 }))

/** Blocks tumble. */
export const RUMBLE: readonly Grain[] = [0, 0.12, 0.2, 0.33, 0.41].flatMap((at, block): Grain[] => [
  { pitch: 190 - 14 * block, at, length: 0.1, loud: 0.7 },
  { noise: true, pitch: 900, at, length: 0.05, loud: 0.3 },
])

/** A tap that does nothing. */
export const TOCK: readonly Grain[] = [
  { pitch: 170, length: 0.07, loud: 0.4 },
  { pitch: 130, at: 0.11, length: 0.09, loud: 0.3 },
]
