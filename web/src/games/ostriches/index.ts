import type { GameClient } from '../client'
import type { Ostriches } from '../../wire.gen'
import Play from './Play.svelte'
import { shareText } from './results'
import { sharing } from './sharing'
import { tell } from './words'

const ostriches: GameClient = {
  Play,
  Screen: Play,
  modes: { option: 'mode', values: ['notes', 'memory'] },
  order: { mode: ['notes', 'memory'] },
  tell,
  sharing,
  shareText,
  lesson: () => import('./lesson'),
  marks: (event) => ['Starter', 'TurnedUp', 'Rotated'].includes((event as Ostriches.AnyEvent).type),
}

export default ostriches
