import type { GameClient } from '../client'
import type { Ubongo } from '../../wire.gen'
import { isRace } from './course'
import Play from './Play.svelte'
import { recordName, shareText } from './results'
import Screen from './Screen.svelte'
import { tell } from './words'

const ROUNDS: readonly string[] = ['sand', 'rounds', 'boards']
const RACES: readonly string[] = ['length', 'difficulty']

const ubongo: GameClient = {
  Play,
  Screen,
  setup: {
    modes: { option: 'mode', values: ['nine', 'noluck', 'time', 'count'] },
    first: ['side', 'sand', 'length'],
    matters: (field, options) => {
      const mode = options['mode'] as Ubongo.Options['mode'] | undefined
      if (mode === undefined) return true
      return ROUNDS.includes(field) ? !isRace({ mode }) : RACES.includes(field) ? isRace({ mode }) : true
    },
    // one mission makes a game, one minute does not; and the standard book has no hard missions of three pieces
    suits: (field, value, { mode, side, book }) =>
      !(field === 'length' && value === 1 && mode === 'time') && !(field === 'difficulty' && value === 5 && side === 'A' && book === 'standard'),
  },
  words: { tell, shareText, recordName },
  together: true,
  solo: { options: { mode: 'count', length: 5 }, fields: ['length', 'side', 'difficulty'] },
  replay: {
    marks: (event) => ['GlassTurned', 'Ubongo', 'RoundOver'].includes((event as Ubongo.AnyEvent).type),
    // each player's own pieces as they saw them
    everyone: (views) => {
      const [open, ...seats] = views as readonly Ubongo.View[]
      return { ...open, pieces: seats.map((view, seat) => view.pieces[seat] ?? null) }
    },
  },
  lesson: () => import('./lesson'),
}

export default ubongo
