import type { Handover } from '../games/client'

/** What one screen shows of a match: the game, or a cover until the right person holds it. */
export type Hold =
  /** The game, as the table shows it to this screen. */
  | { readonly kind: 'play' }
  /** Several people share the screen, each for himself: who looks? */
  | { readonly kind: 'choose' }
  /** Somebody here is to take the screen; `asked`: the match waits for him to be ready; `open`: all others may look on. */
  | { readonly kind: 'turn'; readonly seat: number; readonly asked: boolean; readonly open?: boolean }
  /** It is the turn of somebody elsewhere, or of a bot. */
  | { readonly kind: 'wait'; readonly seat: number }
  /** Everybody looks together; for these seats one tap says that they are ready. */
  | { readonly kind: 'all'; readonly asked: readonly number[] }

/** `shown` is the seat whose view is on the screen, `mine` are the seats of this device. */
export function holdOf(handover: Handover | null, shown: number | null, mine: readonly number[]): Hold {
  const several = mine.length > 1
  if (handover === null) return { kind: several && shown === null ? 'choose' : 'play' }
  const { seat, asked } = handover
  if (seat === null) return several ? { kind: 'all', asked: asked.filter((one) => mine.includes(one)) } : { kind: 'play' }
  if (handover.open) {
    if (handover.bare) return { kind: 'play' }
    if (!several || !mine.includes(seat)) return { kind: several && shown === null ? 'choose' : 'play' }
    return shown === seat ? { kind: 'play' } : { kind: 'turn', seat, asked: false, open: true }
  }
  if (!mine.includes(seat)) return { kind: 'wait', seat }
  const begins = asked.includes(seat)
  return begins || shown !== seat ? { kind: 'turn', seat, asked: begins } : { kind: 'play' }
}

/** The seat whose turn it is, where it takes over a shared screen without a cover; null: there is nothing to change. */
export function toShow(handover: Handover | null, shown: number | null, mine: readonly number[]): number | null {
  const seat = handover?.bare ? handover.seat : null
  return seat !== null && seat !== shown && mine.length > 1 && mine.includes(seat) ? seat : null
}

/** Whether a seat lies open on a shared screen that is to be covered, or looked at by everybody. */
export function toCover(hold: Hold, shown: number | null, mine: readonly number[]): boolean {
  if (mine.length < 2 || shown === null) return false
  return hold.kind === 'all' || hold.kind === 'wait' || (hold.kind === 'turn' && hold.seat !== shown)
}

/** So long, in milliseconds, who has played still sees the table: the turn itself, and about a second. */
export const LINGER = 1_500

/** Whether the screen goes from one who has just played to another, with all looking on. */
export function toLinger(hold: Hold, shown: number | null): boolean {
  return hold.kind === 'turn' && hold.open === true && shown !== null && shown !== hold.seat
}
