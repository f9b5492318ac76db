import type { Handover } from '../games/client'

/** What a screen shows during a match: the game, or a cover until the right player holds it. */
export type Hold =
  /** The game. */
  | { readonly kind: 'play' }
  /** Several players share the screen, each with a view of their own: ask who looks. */
  | { readonly kind: 'choose' }
  /** A player here should take the screen; `asked`: the match waits until they are ready; `open`: others may look on. */
  | { readonly kind: 'turn'; readonly seat: number; readonly asked: boolean; readonly open?: boolean }
  /** It is the turn of a bot or of a player elsewhere. */
  | { readonly kind: 'wait'; readonly seat: number }
  /** Everybody looks together; one tap says that all these seats are ready. */
  | { readonly kind: 'all'; readonly asked: readonly number[] }

/** What to show: `shown` is the seat whose view is on the screen, `mine` are the seats of this device. */
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

/** The seat that takes over a shared screen without a cover; null: no change. */
export function toShow(handover: Handover | null, shown: number | null, mine: readonly number[]): number | null {
  const seat = handover?.bare ? handover.seat : null
  return seat !== null && seat !== shown && mine.length > 1 && mine.includes(seat) ? seat : null
}

/** Whether a seat's view must be hidden on a shared screen, for a cover or for everybody to look. */
export function toCover(hold: Hold, shown: number | null, mine: readonly number[]): boolean {
  if (mine.length < 2 || shown === null) return false
  return hold.kind === 'all' || hold.kind === 'wait' || (hold.kind === 'turn' && hold.seat !== shown)
}

/** Milliseconds that a player still sees the table after their turn: its animation and about a second. */
export const LINGER = 1_500

/** Whether the screen passes from a player who has just played to another, with everybody looking on. */
export function toLinger(hold: Hold, shown: number | null): boolean {
  return hold.kind === 'turn' && hold.open === true && shown !== null && shown !== hold.seat
}
