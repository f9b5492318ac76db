import type { Uluru } from '../../wire.gen'
import type { Handover } from '../client'
import { READY } from './contract.gen'

/** One after another: the cards are for the one whose turn it is, the evaluation is for everybody. */
export function handover(view: unknown): Handover | null {
  const { options, own, phase, turn, ready } = (view as Uluru.View).shown
  if (options.turns !== 'each' || own.length < 2) return null
  if (turn !== null) return { seat: turn, asked: phase === 'pass' ? [turn] : [], ready: READY }
  const asked = phase === 'review' ? own.flatMap((_, seat) => (ready.includes(seat) ? [] : [seat])) : []
  return { seat: null, asked, ready: READY }
}
