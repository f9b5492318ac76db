import type { GameClient, Handover, Setup } from '../client'
import type { Ostriches } from '../../wire.gen'
import { MODES } from './contract.gen'
import Play from './Play.svelte'
import { shareText, spoken, tell } from './words'

/**
 * Two players at one device: the player who waits may see the board, but not what the ostriches can do. In the mode
 * `memory` every back is bare, so only the hands have to be covered.
 */
export function handover(view: unknown): Handover | null {
  const { options, phase, turn } = (view as Ostriches.View).table
  if (phase === 'starter' || phase === 'over') return null
  return { seat: turn, asked: [], ready: -1, open: true, bare: options.mode === 'memory' && phase !== 'placing' }
}

const ostriches: GameClient = {
  Play,
  Screen: Play,
  setup: { modes: { option: 'mode', values: MODES } } satisfies Setup<Ostriches.Options>,
  words: { tell, unspoken: ['MatchOver'], shareText, action: (number, say) => spoken(say, number) },
  sharing: { handover },
  replay: {
    marks: (event) => ['Starter', 'TurnedUp', 'Rotated'].includes((event as Ostriches.AnyEvent).type),
    stops: { events: ['TurnedUp'], name: (number, say) => say('replay-head', { count: number }) },
  },
  lesson: () => import('./lesson'),
}

export default ostriches
