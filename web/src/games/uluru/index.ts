import type { GameClient } from '../client'
import type { Uluru } from '../../wire.gen'
import Play from './Play.svelte'
import Screen from './Screen.svelte'
import { sharing } from './sharing'
import { recordName, shareText } from './results'
import { tell } from './words'

const ONLY: Readonly<Record<string, Uluru.Options['mode']>> = {
  levels: 'custom',
  second_cards: 'experts',
  second_cards_at: 'experts',
  unplaced: 'experts',
  row: 'strengths',
}

const uluru: GameClient = {
  Play,
  Screen,
  modes: { option: 'mode', values: ['first', 'after', 'tricky', 'strengths', 'experts'] },
  first: ['sand', 'rounds'],
  order: { mode: ['first', 'after', 'tricky', 'strengths', 'experts', 'custom'], row: ['light', 'dark'] },
  matters: (field, options) => ONLY[field] === undefined || ONLY[field] === options['mode'],
  tell,
  sharing,
  sharedDevice: { turns: 'each' },
  recordName,
  shareText,
  lesson: () => import('./lesson'),
  marks: (event) => ['GlassTurned', 'RoundOver'].includes((event as Uluru.AnyEvent).type),
}

export default uluru
