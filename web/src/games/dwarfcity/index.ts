import type { GameClient, Setup } from '../client'
import type { Dwarfcity } from '../../wire.gen'
import { mattersBy } from '../../kit/options'
import { MATTERS_WITH, MODES } from './contract.gen'
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
    modes: { option: 'mode', values: MODES },
    lid: { fields: ['face'], young: { cards: 'easy', strength: 'gentle' } },
    first: ['face', 'strength'],
    ownFirst: ['role'],
    matters: mattersBy(MATTERS_WITH),
  } satisfies Setup<Dwarfcity.Options, Dwarfcity.Own>,
  words: { tell, unspoken: ['MatchOver'], shareText, recordName },
  smallHands: true,
  sharing: { handover },
  solo: { options: { mode: 'together' } },
  replay: { marks: (event) => MARKED.includes((event as Dwarfcity.AnyEvent).type) },
  lesson: () => import('./lesson'),
}

export default dwarfcity
