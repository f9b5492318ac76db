import type { Presence } from '../kit/seated'
import type { TableView } from '../wire.gen'

/** Milliseconds that a player is marked as back, or as the new host. */
export const NEWS = 8_000

/** What is to be seen of each player; `news` are those who have just come back or become host, by seat. */
export function presences({ chairs }: TableView, news: ReadonlyMap<number, Presence>): (Presence | null)[] {
  return chairs.map((chair, seat) => {
    if (chair.who !== 'person') return null
    if (chair.stand_in) return 'stand-in'
    return chair.here ? (news.get(seat) ?? null) : 'away'
  })
}

/** Notices who comes back, from one table to the next. */
export class Returns {
  #before: TableView | null = null
  /** Those who have been here: somebody who has just sat down may still have to connect, and does not come back then. */
  readonly #known = new Set<string>()

  /** The seats of others who were away in the same match or lobby, and are back. */
  follow(table: TableView): number[] {
    const before = this.#before
    const first = before === null
    this.#before = table
    const back = table.chairs.flatMap((chair, seat) => {
      const then = before?.commitment === table.commitment ? before.chairs[seat] : undefined
      const missed = then?.who === 'person' && then.name === chair.name && (then.stand_in || !then.here)
      return missed && this.#known.has(chair.name) && chair.who === 'person' && chair.here && !chair.stand_in && !chair.mine ? [seat] : []
    })
    for (const chair of table.chairs) if (chair.who === 'person' && (first || chair.here)) this.#known.add(chair.name)
    return back
  }
}

/** What somebody without a seat has chosen: to watch, a chair of the next match, or a bot's chair. */
export function wishOf({ guests }: TableView): 'watching' | 'kept' | 'coming' {
  const mine = guests.find((guest) => guest.mine)
  return mine === undefined ? 'watching' : mine.takes === null ? 'kept' : 'coming'
}
