import type { Uluru } from '../../wire.gen'
import type { Handover } from '../client'
import { READY } from './contract.gen'

/** What a replay shows of everyone at once: a spectator's view, with every seat's board. */
export interface AllBoards extends Uluru.View {
  readonly boards: readonly Uluru.View['board'][]
}

/** How far the night is over: as the sand runs, or without a glass as the birds land. */
export function dawnOf({ shown, glass }: Uluru.View, now: number, landed: number): number {
  if (shown.phase !== 'placing') return 0
  if (glass === null) return landed / 10
  return Math.min(1, Math.max(0, 1 - (glass.until - now) / glass.whole))
}

/** One after another on one tablet: the cards are for the player whose turn it is, the evaluation is for everybody. */
export function handover(view: unknown): Handover | null {
  const { options, own, phase, turn, ready } = (view as Uluru.View).shown
  if (options.turns !== 'each' || own.length < 2) return null
  if (turn !== null) return { seat: turn, asked: phase === 'pass' ? [turn] : [], ready: READY }
  const asked = phase === 'review' ? own.flatMap((_, seat) => (ready.includes(seat) ? [] : [seat])) : []
  return { seat: null, asked, ready: READY }
}
