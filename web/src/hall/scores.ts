import { scoreText, unitOf } from '../kit/score'
import { texts, type Say } from '../kit/texts.svelte'

const HALF_POINTS = 'half-points'

/** A score of a hall as people read it: half points as points, times with their unit, means with a decimal. */
export function hallScore(say: Say, score: number, unit: string): string {
  if (unit === HALF_POINTS) return (score / 2).toLocaleString(texts.language)
  const shown = scoreText(say, score, unit)
  return typeof shown === 'number' ? shown.toLocaleString(texts.language, { maximumFractionDigits: 2 }) : shown
}

/** The name of what is counted. */
export function hallUnit(say: Say, unit: string, score = 2): string {
  return unit === '' || unit === 'ms' ? '' : unit === HALF_POINTS ? say('hall-points', { score }) : unitOf(say, score, unit)
}
