import type { Best, RecordLine } from '../kit/api'
import { link, type Shared } from '../kit/share'
import { amount, scoreText, unitOf } from '../kit/score'
import { say, type Say } from '../kit/texts.svelte'
import { together } from '../solo/words'
import { allLost, playerName, scoreWords } from '../table/names'
import type { Evening, Outcome } from '../wire.gen'

/** How a match ended, in the words of its game. */
export function endWords(outcome: Outcome, names: readonly string[], words: Say): string {
  const [winner, loser] = [true, false].map((first) => together(names.filter((_, seat) => (outcome.places[seat] === 1) === first)))
  return words(`outcome-${outcome.reason}`, { winner: winner ?? '', loser: loser ?? '' })
}

/** How a match ended, where scores alone do not tell who won; '' where they do. */
export function decidedBy(outcome: Outcome, names: readonly string[], words: Say): string {
  const first = outcome.drawn ? -1 : outcome.places.indexOf(1)
  const even = outcome.score.some((score, seat) => score === outcome.score[first] && outcome.places[seat] !== 1)
  const said = even ? endWords(outcome, names, words) : ''
  return said === `outcome-${outcome.reason}` ? '' : said
}

/** A match of the evening in a line: who has reached what. Where the game says what a score counts, it is the winners'. */
export function resultWords({ players, outcome }: Pick<Evening, 'players' | 'outcome'>, words: Say): string {
  const names = players.map((player, seat) => playerName(player, words, seat))
  if (allLost(outcome)) return endWords(outcome, names, words)
  const told = names.map((_, seat) => seat).filter((seat) => outcome.places[seat] === 1 || !scoreWords(outcome, words))
  const scores = [...new Set(told.map((seat) => outcome.score[seat] ?? 0))]
  const named = (score: number) => together(told.filter((seat) => outcome.score[seat] === score).map((seat) => names[seat] ?? ''))
  return scores.map((score) => say('result-line', { name: named(score), score: `${amount(score, outcome.unit)}\u00a0${unitOf(words, score, outcome.unit)}` })).join(', ')
}

/** An invitation to watch a finished match: the result and the link. */
export function matchToSee(replay: string, outcome: Outcome, names: readonly string[], words: Say): Shared {
  const game = words('game-name')
  const results = names
    .map((name, seat) => [outcome.places[seat] ?? 0, say('result-line', { name, score: scoreText(words, outcome.score[seat] ?? 0, outcome.unit) })] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, line]) => line)
    .join(', ')
  return { title: game, text: say('end-share-text', { game, results }), url: link(`/r/${replay}`) }
}

/** A challenge: a player's result on a deal, and the link to beat it. */
export function dealToBeat(replay: string, outcome: Outcome, seat: number, words: Say): Shared {
  const game = words('game-name')
  const score = outcome.score[seat] ?? 0
  const unit = unitOf(words, score, outcome.unit)
  return { title: game, text: say('end-beat-text', { game, score: amount(score, outcome.unit), unit }), url: link(`/beat/${replay}`) }
}

/** How a result compares with this device's earlier ones in the same mode. */
export interface Beside {
  readonly how: 'first' | 'new' | 'equal' | 'behind'
  /** The best before this match, or the one that still stands; null the first time. */
  readonly best: number | null
}

/**
 * Compare by what the server keeps as the best: only the game knows which scores are better.
 * `own` are this device's best results in this mode, best first; `best` is the one that stands.
 */
export function beside(replay: string, score: number, best: Best | undefined, own: readonly RecordLine[]): Beside | null {
  if (best === undefined) return null
  if (best.replay !== replay) return { how: best.score === score ? 'equal' : 'behind', best: best.score }
  const before = own[1]
  if (before === undefined) return { how: 'first', best: null }
  return { how: before.score === score ? 'equal' : 'new', best: before.score }
}
