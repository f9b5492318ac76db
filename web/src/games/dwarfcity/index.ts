import type { GameClient } from '../client'
import type { Dwarfcity } from '../../wire.gen'
import Head from './Head.svelte'
import Play from './Play.svelte'
import { recordName, shareText } from './results'
import Screen from './Screen.svelte'
import { sharing } from './sharing'
import { tell } from './words'

const MARKED: readonly Dwarfcity.AnyEvent['type'][] = ['Rolled', 'KoboldRolled', 'TornDown']

const dwarfcity: GameClient = {
  Play,
  Screen,
  Head,
  modes: { option: 'mode', values: ['together', 'kobold'] },
  alone: { mode: 'together' },
  first: ['face', 'strength'],
  ownFirst: ['role'],
  smallHands: true,
  order: { mode: ['together', 'kobold'], face: ['stone', 'beach'], cards: ['easy', 'standard'], strength: ['gentle', 'fair', 'cheeky'], cadence: ['second', 'round'], role: ['any', 'dwarf', 'kobold'] },
  // without options: whether it always matters
  matters: (field, options) => {
    if (field === 'cards') return options['face'] === 'stone'
    return field === 'cadence' || field === 'role' ? options['mode'] === 'kobold' : true
  },
  sharing,
  tell,
  recordName,
  shareText,
  lesson: () => import('./lesson'),
  marks: (event) => MARKED.includes((event as Dwarfcity.AnyEvent).type),
}

export default dwarfcity
