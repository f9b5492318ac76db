import type { Ostriches } from '../../wire.gen'
import type { Handover } from '../client'

/**
 * One device for two: the board lies open to whoever waits, but what the ostriches can do does not. Where memory is tested
 * every back is bare, so that only the hands have to be covered.
 */
export function handover(view: unknown): Handover | null {
  const { options, phase, turn } = (view as Ostriches.View).table
  if (phase === 'starter' || phase === 'over') return null
  return { seat: turn, asked: [], ready: -1, open: true, bare: options.mode === 'memory' && phase !== 'placing' }
}
