import type { Say } from '../../kit/texts.svelte'
import type { Uluru } from '../../wire.gen'
import { BIRDS, occupant, PLACES, type Bird, type Board } from './pieces'

export const birdName = (say: Say, bird: Bird): string => say('bird', { bird })
export const letterOf = (say: Say, bird: Bird): string => say('letter', { bird })

/** A card in a few words, without the wishing bird. */
export function wishWords(say: Say, wish: Uluru.Wish, negated = false): string {
  const key = `${negated ? 'not' : 'wish'}-${wish.kind}`
  return wish.bird ? say(key, { bird: wish.bird, name: birdName(say, wish.bird) }) : say(key)
}

/** The chain of a wish, card by card, to what it asks in the end. */
export function chainWords(say: Say, branch: Uluru.Branch): string[] {
  const last = branch.chain.at(-1)
  if (last === undefined) return []
  const way = branch.chain.slice(0, -1).map((link) => wishWords(say, link.wish))
  if (branch.ends === 'wish') return [...way, wishWords(say, last.wish, branch.negated)]
  if (branch.ends === 'anything' && way.length === 0) return [wishWords(say, last.wish)]
  return [...way, wishWords(say, last.wish), say(`ends-${branch.ends}`)]
}

/** Where the birds of one branch sit. */
export function reason(say: Say, branch: Uluru.Branch, board: Board): string {
  const first = branch.chain[0]
  const own = first === undefined ? null : (board[BIRDS.indexOf(first.bird)] ?? null)
  if (own === null) return say('why-absent')
  const other = branch.chain.at(-1)?.wish.bird
  if (!other) return say('why-sits', { own: String(own) })
  const place = board[BIRDS.indexOf(other)] ?? null
  const name = birdName(say, other)
  return place === null ? say('why-missing', { own: String(own), name }) : say('why-sit', { own: String(own), name, place: String(place) })
}

/** A verdict in words: met, or why not. */
export function verdictWords(say: Say, judged: Uluru.Judged, verdict: Uluru.Verdict, board: Board): string {
  if (verdict.why === 'absent') return say('why-absent')
  if (verdict.met) return say(verdict.why === 'free' ? 'judged-free' : 'judged-met')
  return verdict.failed.flatMap((number) => (judged.branches[number] ? [reason(say, judged.branches[number], board)] : [])).join('; ')
}

/** The birds on their places, for screen readers. */
export function boardWords(say: Say, player: string | null, board: Board): string {
  const birds = PLACES.flatMap((place) => {
    const bird = occupant(board, place)
    return bird === null ? [] : `${place} ${birdName(say, bird)}`
  })
  const whose = player === null ? say('board-best') : say('board-of', { player })
  return say('named', { name: whose, what: birds.join(', ') || say('story-nobody') })
}

/** An event in words, for screen readers. */
export function tell(event: unknown, names: readonly string[], say: Say): string | null {
  const happened = event as Uluru.AnyEvent
  const player = 'seat' in happened ? (names[happened.seat] ?? '') : ''
  switch (happened.type) {
    case 'Landed':
      return say('landed', { name: birdName(say, happened.bird), place: String(happened.place) })
    case 'Lifted':
      return say('lifted', { name: birdName(say, happened.bird) })
    case 'LockedIn':
      return say('locked-by', { player })
    case 'Unlocked':
      return say('unlocked-by', { player })
    case 'Starter':
      return say('story-starter', { player })
    case 'Dealt':
      return say('wish-of', { name: birdName(say, happened.bird), wish: wishWords(say, happened.wish) })
    case 'GlassTurned':
      return say(happened.glasses.some((glass) => glass !== null) ? 'play-sand' : 'play-no-sand')
    case 'SandOut':
      return say('play-sand-out')
    case 'RoundOver': {
      const results = happened.stones.map((stones, seat) => say('player-stones', { player: names[seat] ?? '', stones }))
      return say('round-done', { round: happened.round, results: results.join(', ') })
    }
    case 'MatchOver':
      return say('play-over')
    default:
      return null
  }
}
