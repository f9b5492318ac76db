import type { Evening, Outcome } from '../wire.gen'
import type { Say } from '../kit/texts.svelte'

/** A name as it is displayed: a person's as it is, a bot's by its level in the reader's language. */
export function spokenName(name: string, say: Say): string {
  // bots are numbered at the table; records keep only their level
  const bot = /^(?:bot:)?([a-z]+)( \d+)?$/.exec(name)
  if (bot?.[1] === undefined || (bot[2] === undefined && !name.startsWith('bot:'))) return name
  const key = `level-${bot[1]}`
  const level = say(key)
  return level === key ? name : `${level.charAt(0).toLocaleUpperCase()}${level.slice(1)}${bot[2] ?? ''}`
}

/** The name of the player on a chair; a ghost is marked as one. */
export function runName(name: string, who: string | undefined, say: Say): string {
  const spoken = spokenName(name, say)
  return who === 'ghost' ? say('ghost-name', { name: spoken }) : spoken
}

/** A bot's level for a menu, with a description where the game has one. */
export function levelWords(level: string, say: Say): string {
  const about = say('level-about', { level })
  return about === '' || about === 'level-about' ? say(`level-${level}`) : `${say(`level-${level}`)} (${about})`
}

/** The name of a player whose real one is not kept: a number, or a bot's level. */
export function nameByPlace(who: string, place: number, say: Say): string {
  const seat = place + 1
  const level = /^bot:(.+)$/.exec(who)?.[1]
  return level === undefined ? say('who-person', { seat }) : say('who-bot', { seat, level: say(`level-${level}`) })
}

/** That nobody won, in the game's own words where it has some. */
export function nobodyWon(say: Say): string {
  const own = say('end-lost')
  return own === 'end-lost' ? say('result-nobody-won') : own
}

/** Whether everybody lost together, so that there is no score to show. */
export function allLost({ drawn, places, score }: Outcome): boolean {
  return !drawn && !places.includes(1) && score.every((one) => one === 0)
}

/** What the winners' score counts, in the game's own words; empty where it has none. */
export function scoreWords(outcome: Outcome, say: Say): string {
  const first = outcome.drawn ? -1 : outcome.places.indexOf(1)
  const key = `end-about-${outcome.reason}`
  const words = first < 0 ? key : say(key, { score: outcome.score[first] ?? 0 })
  return words === key ? '' : words
}

/** Everybody's wins and draws of the evening, most wins first; matches alone do not count. */
export function wins(evening: readonly Evening[]): [name: string, wins: number, draws: number][] {
  const found = new Map<string, readonly [wins: number, draws: number]>()
  for (const { names, outcome } of evening) {
    if (names.length < 2) continue
    names.forEach((name, seat) => {
      const [won, drawn] = found.get(name) ?? [0, 0]
      const first = outcome.places[seat] === 1
      found.set(name, [won + Number(first && !outcome.drawn), drawn + Number(outcome.drawn)])
    })
  }
  return [...found].map(([name, [won, drawn]]): [string, number, number] => [name, won, drawn]).sort((a, b) => b[1] - a[1] || b[2] - a[2])
}
