import type { GameClient } from '../games/client'
import { texts, type Say } from '../kit/texts.svelte'

/** The mode that was played, in words. */
export function modeWords(client: Pick<GameClient, 'setup'> | null, options: unknown, words: Say): string {
  const field = client?.setup?.modes?.option
  const value = field === undefined ? undefined : (options as Readonly<Record<string, unknown>> | null)?.[field]
  return typeof value === 'string' || typeof value === 'number' ? words(`option-${field}-is`, { value }) : ''
}

/** The reader's regional variant of the page's language. */
function locale(): string {
  return navigator.languages.find((wish) => wish.startsWith(texts.language)) ?? texts.language
}

/** The date of a moment in the reader's format. */
export function day(moment: number | string): string {
  // a bare date is a calendar day, whatever the time zone
  const zone = typeof moment === 'string' ? { timeZone: 'UTC' } : {}
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', ...zone }).format(new Date(moment))
}

/** Names joined to a list, as the language does it. */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names)
}

/** Milliseconds as hours and minutes, for a countdown. */
export function hoursAndMinutes(ms: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(ms / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
