import { amount, unitOf } from '../../kit/score'
import type { Say } from '../../kit/texts.svelte'
import type { Outcome, Ubongo } from '../../wire.gen'
import { RECORD_KEY } from './contract.gen'
import { isRace } from './course'

/** A record key such as `ubongo/count-5/side-A/difficulty-any/book-1a2b` in words. */
export function recordName(record: string, say: Say): string | null {
  const { mode, length, side, difficulty, book } = RECORD_KEY.exec(record)?.groups ?? {}
  if (mode === undefined || side === undefined) return null
  const parts = [
    say('length', { mode, length: Number(length) }),
    say('option-side-is', { value: side }),
    difficulty === undefined ? '' : say('record-difficulty', { difficulty: Number(difficulty) }),
    book === undefined ? '' : say('record-book', { book: book.slice(0, 6) }),
  ]
  return parts.filter(Boolean).join(' · ')
}

const SIGNS: Readonly<Record<string, string>> = { ruby: '◆', sapphire: '▼', emerald: '■', amber: '●' }

/** The gems of a match as signs; for a race, what was done in what time. */
export function shareText(outcome: Outcome, seat: number, view: unknown, say: Say): string | null {
  const { shown } = view as Ubongo.View
  const score = outcome.score[seat] ?? 0
  const words = `${amount(score, outcome.unit)} ${unitOf(say, score, outcome.unit)}`
  if (!isRace(shown.options)) return `${(shown.gems[seat] ?? []).map((gem) => SIGNS[gem]).join('')} ${words}`
  const aside = shown.aside[seat] ?? 0
  return `${'■'.repeat(Math.min(20, shown.solved[seat] ?? 0))}${'□'.repeat(Math.min(20, aside))} ${say('share-race', { what: say('length', { mode: shown.options.mode, length: shown.options.length }), result: words })}`
}
