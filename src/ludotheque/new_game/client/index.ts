import type { GameClient, Setup } from '../client'
import type { Template as Wire } from '../../wire.gen'
import type { Say } from '../../kit/texts.svelte'
import Play from './Play.svelte'

/** An event in words for screen readers. */
function tell(event: unknown, names: readonly string[], say: Say): string | null {
  const happened = event as Wire.AnyEvent
  switch (happened.type) {
    case 'Prize':
      return say('told-prize', { berries: happened.berries })
    case 'Named':
      return say('told-named', { player: names[happened.seat] ?? '' })
    case 'Opened': {
      const { winner, numbers } = happened
      return winner === null ? say('told-nobody') : say('told-winner', { player: names[winner] ?? '', number: numbers[winner] ?? 0 })
    }
  }
}

const game: GameClient = {
  Play,
  setup: { first: ['rounds'] } satisfies Setup<Wire.Options>,
  words: { tell },
  replay: { marks: (event) => (event as Wire.AnyEvent).type === 'Opened' },
}

export default game
