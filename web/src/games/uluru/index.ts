import type { GameClient, Setup } from '../client'
import type { Uluru } from '../../wire.gen'
import { mattersBy } from '../../kit/options'
import { MATTERS_WITH, MODES, ROUNDS } from './contract.gen'
import Play from './Play.svelte'
import Screen from './Screen.svelte'
import { handover, type AllBoards } from './course'
import Trial from './Trial.svelte'
import { recordName, shareText } from './results'
import { tell } from './words'

const mostRounds = (mode: unknown) => ROUNDS[MODES.find((one) => one === mode) ?? 'first']

const uluru: GameClient = {
  Play,
  Screen,
  setup: {
    modes: { option: 'mode', values: MODES.filter((mode) => mode !== 'custom') },
    first: ['sand', 'rounds'],
    matters: mattersBy(MATTERS_WITH),
    // as many rounds as the mode has are “all”: offered once, unless a table has agreed on the number
    suits: (field, value, { mode, rounds }) => field !== 'rounds' || value === null || Number(value) < mostRounds(mode) || (value === mostRounds(mode) && value === rounds),
  } satisfies Setup<Uluru.Options>,
  words: { tell, unspoken: ['RoundOver'], shareText, recordName },
  Trial,
  sharing: { handover, options: { turns: 'each' } },
  replay: {
    marks: (event) => ['GlassTurned', 'RoundOver'].includes((event as Uluru.AnyEvent).type),
    stops: { events: ['RoundOver'], name: (round, say) => say('play-evaluation', { round }) },
    everyone: (views) => {
      const [open, ...seats] = views as readonly Uluru.View[]
      return { ...open, boards: seats.map(({ board }) => board) } satisfies Partial<AllBoards>
    },
  },
  lesson: () => import('./lesson'),
}

export default uluru
