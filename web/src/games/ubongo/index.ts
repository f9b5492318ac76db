import type { GameClient, Setup } from '../client'
import type { Ubongo } from '../../wire.gen'
import { mattersBy, suitsBy } from '../../kit/options'
import { MATTERS_WITH, MODES, NOT_WITH } from './contract.gen'
import Play from './Play.svelte'
import { recordName, shareText } from './results'
import Screen from './Screen.svelte'
import { tell } from './words'

const matters = mattersBy(MATTERS_WITH)

const ubongo: GameClient = {
  Play,
  Screen,
  setup: {
    modes: { option: 'mode', values: MODES },
    first: ['side', 'sand', 'length'],
    // what only some modes need is folded away unless it is one of the first
    matters: (field, options) => options['mode'] === undefined || matters(field, options),
    suits: suitsBy(NOT_WITH),
  } satisfies Setup<Ubongo.Options>,
  words: { tell, unspoken: ['GemWon', 'Tied', 'RoundOver'], shareText, recordName },
  together: true,
  solo: { options: { mode: 'count', length: 5 }, fields: ['length', 'side', 'difficulty'] },
  replay: {
    marks: (event) => ['GlassTurned', 'Ubongo', 'RoundOver'].includes((event as Ubongo.AnyEvent).type),
    stops: { events: ['RoundOver'], name: (round, say) => say('review-title', { round }) },
    // each player's own pieces as they saw them
    everyone: (views) => {
      const [open, ...seats] = views as readonly Ubongo.View[]
      return { ...open, pieces: seats.map((view, seat) => view.pieces[seat] ?? null) }
    },
  },
  lesson: () => import('./lesson'),
}

export default ubongo
