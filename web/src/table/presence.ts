import type { Presence } from '../kit/seated'
import type { TableView } from '../wire.gen'
import { isConnected } from './names'

/** Milliseconds that a player is marked as back, or as the new host. */
export const NEWS = 8_000

/** What is to be seen of each player; `news` are those who have just come back or become host, by seat. */
export function presences({ chairs }: TableView, news: ReadonlyMap<number, Presence>): (Presence | null)[] {
  return chairs.map((chair, seat) => {
    if (!isConnected(chair)) return null
    // the name of a program says already that a bot plays
    if (chair.stand_in) return chair.who === 'program' ? 'away' : 'stand-in'
    if (chair.here) return news.get(seat) ?? null
    return chair.awaited ? null : 'away'
  })
}

/** Notices who comes back, from one table to the next. */
export class Returns {
  #before: TableView | null = null

  /** The seats of others who were away in the same match or lobby, and are back. */
  follow(table: TableView): number[] {
    const before = this.#before
    this.#before = table
    return table.chairs.flatMap((chair, seat) => {
      const then = before?.commitment === table.commitment ? before.chairs[seat] : undefined
      const missed = then !== undefined && isConnected(then) && then.name === chair.name && !then.awaited && (then.stand_in || !then.here)
      return missed && isConnected(chair) && chair.here && !chair.stand_in && !chair.mine ? [seat] : []
    })
  }
}

/** What somebody without a seat has chosen: to watch, a chair of the next match, or a bot's chair. */
export function wishOf({ guests }: TableView): 'watching' | 'kept' | 'coming' {
  const mine = guests.find((guest) => guest.mine)
  return mine === undefined ? 'watching' : mine.takes === null ? 'kept' : 'coming'
}
