import { recall, remember } from './memory'
import { say } from './texts.svelte'

const WORDS = 8
/** The longest name that a field takes, in UTF-16 units. Ten of the longest emoji fit; the table counts columns itself. */
export const LONGEST_NAME = 200

/** A friendly name for a player who has chosen none, such as "Brave Gecko". */
export function givenName(chance: () => number = Math.random): string {
  const pick = () => Math.floor(chance() * WORDS)
  return say('given-name', { first: say('given-first', { number: pick() }), second: say('given-second', { number: pick() }) })
}

/** A name to begin with, where it is kept only once it is used: the chosen one, else a given one, that nobody else has. */
export function suggestedName(taken: readonly string[] = [], chance?: () => number): string {
  let name = recall('name') || givenName(chance)
  while (taken.includes(name)) name = givenName(chance)
  return name
}

/** The name of this browser's player: the chosen one, else one that is given once and kept. */
export function myName(): string {
  const name = suggestedName()
  if (name !== recall('name')) remember('name', name)
  return name
}
