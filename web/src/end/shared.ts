import type { Shared } from '../kit/share'
import { amount } from '../kit/score'
import { link } from '../kit/share'
import { say, type Say } from '../kit/texts.svelte'
import type { Outcome } from '../wire.gen'

/** A finished match to be seen again: how it ended, and the link. */
export function matchToSee(replay: string, outcome: Outcome, names: readonly string[], words: Say): Shared {
  const game = words('game-name')
  const results = names
    .map((name, seat) => [outcome.places[seat] ?? 0, say('result-line', { name, score: amount(outcome.score[seat] ?? 0, outcome.unit) })] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, line]) => line)
    .join(', ')
  return { title: game, text: say('end-share-text', { game, results }), url: link(`/r/${replay}`) }
}

/** A deal to be beaten: what somebody made of it, and the link to the challenge. */
export function dealToBeat(replay: string, outcome: Outcome, seat: number, words: Say): Shared {
  const game = words('game-name')
  const score = outcome.score[seat] ?? 0
  const unit = words(`unit-${outcome.unit}`, { score })
  return { title: game, text: say('end-beat-text', { game, score: amount(score, outcome.unit), unit }), url: link(`/beat/${replay}`) }
}
