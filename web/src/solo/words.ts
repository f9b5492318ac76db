import type { GameClient } from '../games/client'
import { texts, type Say } from '../kit/texts.svelte'

/** What was played, from its options: the mode that the box offers. */
export function modeWords(client: Pick<GameClient, 'setup'> | null, options: unknown, words: Say): string {
  const field = client?.setup?.modes?.option
  const value = field === undefined ? undefined : (options as Readonly<Record<string, unknown>> | null)?.[field]
  return typeof value === 'string' || typeof value === 'number' ? words(`option-${field}-is`, { value }) : ''
}

/** The reader's own country, where it speaks the language of the page. */
function locale(): string {
  return navigator.languages.find((wish) => wish.startsWith(texts.language)) ?? texts.language
}

/** A moment as a day in the reader's own way. */
export function day(moment: number | string): string {
  // a bare date is a day of the calendar, not a moment in London
  const zone = typeof moment === 'string' ? { timeZone: 'UTC' } : {}
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', ...zone }).format(new Date(moment))
}

/** Names in a row, as the language joins them. */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names)
}

/** Hours and minutes of a stretch of time, for a countdown. */
export function hoursAndMinutes(ms: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(ms / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
