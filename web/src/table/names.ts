import type { ChairView, Evening, Outcome, Player, TableView } from '../wire.gen'
import { say, type Say } from '../kit/texts.svelte'
import { together } from '../solo/words'

type Named = Pick<Player, 'name' | 'level' | 'number'> & { readonly kind?: Player['kind'] }

/**
 * A player's name: a person's as it is, a bot's by its level in the reader's language, else the number of the seat.
 * Bots that have a name are marked: programs, and bots that play on in somebody's place.
 */
export function playerName({ name, level, number, kind }: Named, say: Say, seat = 0): string {
  if (name !== '') return kind === 'program' || kind === 'bot' ? say('program-name', { name }) : name
  if (level === null) return say(kind === 'program' ? 'who-program' : 'who-person', { seat: seat + 1 })
  const key = `level-${level}`
  const words = say(key) === key ? level : say(key)
  return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}${number === null ? '' : ` ${number}`}`
}

/** Whether two are the same person, or the same bot of a match. */
export const samePlayer = (one: Named | undefined, other: Named): boolean =>
  one?.name === other.name && one.level === other.level && one.number === other.number

/** The name of the player on a chair; a ghost is marked as one, and an empty chair has none. */
export function chairName(player: Named, who: ChairView['who'], say: Say, seat = 0): string {
  if (who === 'empty') return ''
  const name = playerName({ ...player, kind: who }, say, seat)
  return who === 'ghost' ? say('ghost-name', { name }) : name
}

/** The name where a mark beside it says that a bot plays, so that its own mark would say so twice. */
export const bareName = ({ who, name }: Pick<ChairView, 'who' | 'name'>, marked: string): string => ((who === 'program' || who === 'bot') && name !== '' ? name : marked)

/** The names of everybody else at the table. */
export const othersNames = ({ chairs, guests }: TableView): string[] => [...chairs, ...guests].flatMap(({ name, mine }) => (mine ? [] : [name]))

/** Whether this chair is held over a connection: by a person, or by a bot by invitation. */
export const isConnected = ({ who }: Pick<ChairView, 'who'>): boolean => who === 'person' || who === 'program'

/** Whether a person or a program is at the table, as a mark on their chair. */
export const whereabouts = ({ here, awaited }: ChairView): string => say(here ? 'chair-here' : awaited ? 'chair-coming' : 'chair-away')

/** A bot's level for a menu, with a description where the game has one. */
export function levelWords(level: string, say: Say): string {
  const about = say('level-about', { level })
  return about === '' || about === 'level-about' ? say(`level-${level}`) : `${say(`level-${level}`)} (${about})`
}

/** Who only looks on; `mine`: this screen does, and is one of them. */
export function watchers(mine: boolean, count: number): string {
  if (!mine) return count > 0 ? say('watching', { count }) : ''
  return [say('watching-you'), ...(count > 1 ? [say('watching-too', { count: count - 1 })] : [])].join(' ')
}

/** That nobody won, in the game's own words where it has some. */
export function nobodyWon(say: Say): string {
  const own = say('end-lost')
  return own === 'end-lost' ? say('result-nobody-won') : own
}

/** Whether all share the first place of a game that they play against each other: then nobody has beaten anybody. */
export function allLevel({ drawn, places }: Outcome, say: Say): boolean {
  return !drawn && places.length > 1 && places.every((place) => place === 1) && say('end-lost') === 'end-lost'
}

/** Who has won, in a sentence; numbers and marks stay on the line of their name. */
export function wonWords(outcome: Outcome, names: readonly string[], words: Say): string {
  const winners = names.filter((_, seat) => outcome.places[seat] === 1).map((name) => name.replace(/\s(?=\S+$)/u, '\u00a0'))
  if (allLevel(outcome, words)) return say('end-level', { names: together(winners) })
  return winners.length > 2 && winners.length === names.length ? say('end-all-won') : say('end-won', { count: winners.length, names: together(winners) })
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
export function wins(evening: readonly Evening[], say: Say): [name: string, wins: number, draws: number][] {
  const found = new Map<string, readonly [wins: number, draws: number]>()
  for (const { players, outcome } of evening) {
    if (players.length < 2) continue
    players.forEach((player, seat) => {
      const name = playerName(player, say, seat)
      const [won, drawn] = found.get(name) ?? [0, 0]
      const first = outcome.places[seat] === 1
      found.set(name, [won + Number(first && !outcome.drawn), drawn + Number(outcome.drawn)])
    })
  }
  return [...found].map(([name, [won, drawn]]): [string, number, number] => [name, won, drawn]).sort((a, b) => b[1] - a[1] || b[2] - a[2])
}
