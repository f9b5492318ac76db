import { texts, type Say } from './texts.svelte'

/** In milliseconds. */
const MINUTE = 60_000

/** A score as people read it: milliseconds as seconds and tenths, from a minute on as minutes and seconds. */
export function amount(score: number, unit: string): number | string {
  if (unit !== 'ms') return score
  const tenths = Math.floor(score / 100)
  const seconds = ((tenths % 600) / 10).toLocaleString(texts.language, { minimumFractionDigits: 1 })
  return score < MINUTE ? seconds : `${Math.floor(tenths / 600)}:${seconds.padStart(4, '0')}`
}

/** The name of a score's unit: a time under a minute is in seconds. */
export function unitOf(say: Say, score: number, unit: string): string {
  return say(unit === 'ms' && score < MINUTE ? 'unit-s' : `unit-${unit}`, { score })
}

/** A score where no unit follows: a time with its unit, else the number alone. */
export function scoreText(say: Say, score: number, unit: string): number | string {
  return unit === 'ms' ? `${amount(score, unit)}\u00a0${unitOf(say, score, unit)}` : score
}
