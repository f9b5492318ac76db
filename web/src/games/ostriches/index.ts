import type { GameClient } from '../client'
import type { Ostriches } from '../../wire.gen'
import Play from './Play.svelte'
import { shareText } from './results'
import { handover } from './sharing'
import { tell } from './words'

const ostriches: GameClient = {
  Play,
  Screen: Play,
  setup: { modes: { option: 'mode', values: ['notes', 'memory'] } },
  words: { tell, shareText },
  sharing: { handover },
  replay: { marks: (event) => ['Starter', 'TurnedUp', 'Rotated'].includes((event as Ostriches.AnyEvent).type) },
  lesson: () => import('./lesson'),
}

export default ostriches
