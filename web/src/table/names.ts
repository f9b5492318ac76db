import type { Evening, Outcome } from '../wire.gen'
import type { Say } from '../kit/texts.svelte'

/** A name as it is read: people as they are, bots by their level in the reader's language. */
export function spokenName(name: string, say: Say): string {
  // at the table bots are numbered; afterwards only their level is kept
  const bot = /^(?:bot:)?([a-z]+)( \d+)?$/.exec(name)
  if (bot?.[1] === undefined || (bot[2] === undefined && !name.startsWith('bot:'))) return name
  const key = `level-${bot[1]}`
  const level = say(key)
  return level === key ? name : `${level.charAt(0).toLocaleUpperCase()}${level.slice(1)}${bot[2] ?? ''}`
}

/** How the player on a chair is called: a run of somebody that plays again says so. */
export function runName(name: string, who: string | undefined, say: Say): string {
  const spoken = spokenName(name, say)
  return who === 'ghost' ? say('ghost-name', { name: spoken }) : spoken
}

/** The level of a bot where one chooses it: with a word on how it plays, where its name does not say how strong it is. */
export function levelWords(level: string, say: Say): string {
  const about = say('level-about', { level })
  return about === '' || about === 'level-about' ? say(`level-${level}`) : `${say(`level-${level}`)} (${about})`
}

/** The players of a match whose names are not kept: a number, and the level of a bot. */
export function nameByPlace(who: string, place: number, say: Say): string {
  const seat = place + 1
  const level = /^bot:(.+)$/.exec(who)?.[1]
  return level === undefined ? say('who-person', { seat }) : say('who-bot', { seat, level: say(`level-${level}`) })
}

/** That nobody has won: as the game itself says it, where it has words for that. */
export function nobodyWon(say: Say): string {
  const own = say('end-lost')
  return own === 'end-lost' ? say('result-nobody-won') : own
}

/** What the winners' score counts, as the game itself says it; nothing where its unit says enough. */
export function scoreWords(outcome: Outcome, say: Say): string {
  const first = outcome.drawn ? -1 : outcome.places.indexOf(1)
  const key = `end-about-${outcome.reason}`
  const words = first < 0 ? key : say(key, { score: outcome.score[first] ?? 0 })
  return words === key ? '' : words
}

/** Wins of everyone who played this evening, most first, and draws, which nobody has won; who plays alone beats nobody. */
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
