import type { GameClient } from '../games/client'
import type { StepOpinion } from '../kit/api'
import { say, type Say } from '../kit/texts.svelte'

interface Happened {
  readonly seat?: number
  readonly to?: readonly number[] | null
}

/** What happened at a step, in words, with the name of the player where several play. */
export function caption(events: readonly unknown[], names: readonly string[], client: GameClient | null, words: Say): string {
  const lines = events.flatMap((event) => {
    const line = client?.words?.tell?.(event, names, words) ?? null
    return line === null ? [] : named(line, event as Happened, names)
  })
  return lines.join(' · ')
}

function named(line: string, { seat, to }: Happened, names: readonly string[]): string {
  const name = names[seat ?? (to?.length === 1 ? (to[0] ?? -1) : -1)]
  return names.length < 2 || name === undefined || line.includes(name) ? line : say('replay-by', { name, line })
}

/** What the bot thinks of a step: what was played, and what would have been best. */
export function opinionWords(one: StepOpinion, mine: readonly number[], names: readonly string[], client: GameClient | null, words: Say): string {
  const [played, best] = [one.played, one.best].map(({ action, said, chance }) => ({ said: client?.words?.action?.(action, words) || said, chance: Math.round(100 * chance) }))
  if (played === undefined || best === undefined) return ''
  const blanks = { name: names[one.seat] ?? '', played: played.said, chance: played.chance, best: best.said, more: best.chance }
  const who = mine.length === 1 && mine[0] === one.seat ? 'you' : 'they'
  return say(one.best.action === one.played.action ? `opinion-${who}-best` : `opinion-${who}`, blanks)
}
