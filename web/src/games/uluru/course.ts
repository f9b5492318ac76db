import type { Uluru } from '../../wire.gen'

const LEAD = 3_000
const REVIEW = 45_000

/** How many rounds are played. */
export function roundsOf(options: Uluru.Options): number {
  return options.rounds ?? (options.mode === 'strengths' || options.mode === 'experts' ? 5 : 6)
}

/** The rows of cards that count for whoever looks. */
export function rowsOf(shown: Uluru.Shown, seat: number | null): readonly number[] {
  if (shown.options.mode === 'strengths' && seat !== null) return [shown.own[seat]?.row === 'dark' ? 1 : 0]
  return shown.rows.map((_, row) => row)
}

export interface Glass {
  /** Match time at which it has run through. */
  readonly until: number
  /** How much was in it, in milliseconds. */
  readonly whole: number
}

/** The glass that whoever looks sees run: of a player his own, of a spectator the first one that still runs. */
export function glassOf(shown: Uluru.Shown, seat: number | null): Glass | null {
  if (shown.phase === 'lead' && shown.until !== null) return { until: shown.until, whole: LEAD }
  if (shown.phase === 'review' && shown.until !== null) return { until: shown.until, whole: REVIEW }
  if (shown.phase !== 'placing') return null
  const looked = seat !== null && (shown.turn === null || shown.turn === seat) ? seat : shown.glasses.findIndex((end, player) => end !== null && !shown.closed.includes(player))
  const until = shown.glasses[looked] ?? null
  if (until === null) return null
  const own = shown.own[looked]?.sand ?? 'table'
  return { until, whole: 1000 * ((own === 'table' ? shown.options.sand : own) ?? 60) }
}

/** How far the night is over: as the sand runs, or without a glass as the birds land. */
export function dawnOf(shown: Uluru.Shown, glass: Glass | null, now: number, landed: number): number {
  if (shown.phase !== 'placing') return 0
  if (glass === null) return landed / 10
  return Math.min(1, Math.max(0, 1 - (glass.until - now) / glass.whole))
}
