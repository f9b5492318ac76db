/** How fast a match may be seen again. */
export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** A card that is dealt at once still has to be seen; nobody wants to watch somebody think for a minute. */
const SHORTEST = 160
const LONGEST = 1_600

/** How long a step stays on the screen, by the match time until the next one. */
export function stay(until: number, speed: Speed): number {
  return Math.min(LONGEST, Math.max(SHORTEST, until)) / speed
}
