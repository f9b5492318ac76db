import type { Say } from '../../kit/texts.svelte'
import type { Outcome, Uluru } from '../../wire.gen'
import { RECORD_KEY } from './contract.gen'

/** A record key such as `uluru/experts-8left-each/sand-60/rounds-5` in words. */
export function recordName(record: string, say: Say): string | null {
  const { mode, row, second, levels, sand, rounds } = RECORD_KEY.exec(record)?.groups ?? {}
  if (mode === undefined) return null
  const parts = [
    say('option-mode-is', { value: mode }),
    row === undefined ? '' : say('own-row-is', { value: row }),
    second === undefined ? '' : say('record-second-cards', { count: Number(second) }),
    levels === undefined ? '' : say('record-levels', { levels: [...levels].join(', ') }),
    say('option-sand-is', { value: sand ?? 'none' }),
    say('record-rounds', { rounds: Number(rounds) }),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** A result to share: a sign for every card of a single round, or the stones of each round of a longer match. */
export function shareText(outcome: Outcome, seat: number, view: unknown, say: Say, review?: unknown): string | null {
  const { shown } = view as Uluru.View
  const score = outcome.score[seat] ?? 0
  const unit = say('unit-stones', { score })
  const verdicts = (shown.last?.judged ?? []).flatMap((judged) => judged.verdicts[seat] ?? [])
  const signs = shown.stones.length === 1 ? verdicts.map(({ met }) => (met ? '●' : '○')).join('') : shown.stones.map((round) => round[seat] ?? 0).join(' · ')
  const best = shown.stones.length === 1 ? possible(review) : null
  return `${signs} ${best === null ? say('share-stones', { score, unit }) : say('share-stones-of', { score, unit, best })}`
}

/** The fewest stones that this seat's round allowed, if a review is at hand. */
function possible(review: unknown): number | null {
  const rows = (review as { readonly rows?: readonly { readonly stones: number }[] } | null | undefined)?.rows ?? []
  return rows.length === 1 ? (rows[0]?.stones ?? null) : null
}
