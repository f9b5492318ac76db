import type { GameClient } from '../client'
import type { Dwarfcity } from '../../wire.gen'
import { mattersBy } from '../../kit/options'
import { MATTERS_WITH } from './contract.gen'
import Head from './Head.svelte'
import { handover } from './picture'
import Play from './Play.svelte'
import { recordName, shareText } from './results'
import Screen from './Screen.svelte'
import { tell } from './words'

const MARKED: readonly Dwarfcity.AnyEvent['type'][] = ['Rolled', 'KoboldRolled', 'TornDown']

const dwarfcity: GameClient = {
  Play,
  Screen,
  Head,
  setup: {
    modes: { option: 'mode', values: ['together', 'kobold'] },
    lid: ['face'],
    young: { cards: 'easy', strength: 'gentle' },
    first: ['face', 'strength'],
    ownFirst: ['role'],
    order: { face: ['stone', 'beach'], cards: ['easy', 'standard'], strength: ['gentle', 'fair', 'cheeky'], blue_blocks: ['printed', 'balanced'], cadence: ['second', 'printed', 'last'], role: ['any', 'dwarf', 'kobold'] },
    matters: mattersBy(MATTERS_WITH),
  },
  words: { tell, unspoken: ['MatchOver'], shareText, recordName },
  smallHands: true,
  sharing: { handover },
  solo: { options: { mode: 'together' } },
  replay: { marks: (event) => MARKED.includes((event as Dwarfcity.AnyEvent).type) },
  lesson: () => import('./lesson'),
}

export default dwarfcity
