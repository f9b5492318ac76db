/** A score as people read it: milliseconds as minutes, seconds and tenths. */
export function amount(score: number, unit: string): number | string {
  if (unit !== 'ms') return score
  const tenths = Math.floor(score / 100)
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, '0')}.${tenths % 10}`
}
