import type { GameClient } from '../client'
import type { Ubongo } from '../../wire.gen'
import { isRace } from './course'
import Play from './Play.svelte'
import { recordName, shareText } from './results'
import Screen from './Screen.svelte'
import { tell } from './words'

const ROUNDS: readonly string[] = ['sand', 'rounds']
const RACES: readonly string[] = ['length', 'difficulty']

const ubongo: GameClient = {
  Play,
  Screen,
  modes: { option: 'mode', values: ['nine', 'noluck', 'time', 'count'] },
  alone: { mode: 'count', length: 5 },
  first: ['side', 'sand', 'length'],
  order: { mode: ['nine', 'noluck', 'time', 'count'] },
  // without options: whether it always matters
  matters: (field, options) => {
    const mode = options['mode'] as Ubongo.Options['mode'] | undefined
    if (mode === undefined) return true
    return ROUNDS.includes(field) ? !isRace({ mode }) : RACES.includes(field) ? isRace({ mode }) : true
  },
  // one mission is a game, one minute is none; and the book in the box has no hard missions of three pieces
  suits: (field, value, { mode, side, book }) =>
    !(field === 'length' && value === 1 && mode === 'time') && !(field === 'difficulty' && value === 5 && side === 'A' && book === 'standard'),
  soloFields: ['length', 'side', 'difficulty'],
  together: true,
  // everyone's own pieces as he saw them
  everyone: (views) => {
    const [open, ...seats] = views as readonly Ubongo.View[]
    return { ...open, pieces: seats.map((view, seat) => view.pieces[seat] ?? null) }
  },
  tell,
  lesson: () => import('./lesson'),
  recordName,
  shareText,
  marks: (event) => ['GlassTurned', 'Ubongo', 'RoundOver'].includes((event as Ubongo.AnyEvent).type),
}

export default ubongo
