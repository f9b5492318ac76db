import { SvelteMap } from 'svelte/reactivity'
import type { AdviceWanted, Zone } from '../games/client'
import { announcer } from '../kit/announcer.svelte'
import { Connection, socketAddress, type Wanted } from '../kit/connection.svelte'
import { refusal } from '../kit/texts.svelte'
import type { Answer } from '../wire.gen'

/**
 * Further connections of a shared screen, one for each of its seats: where everyone plays at the same time, each seat shows
 * its own view. To the server each is a screen like any other.
 */
export class Together {
  readonly #table: string
  readonly #game: () => string | undefined
  readonly #make: ((url: string) => WebSocket) | undefined
  readonly #lines = new SvelteMap<number, Connection>()

  constructor(table: string, game: () => string | undefined, make?: (url: string) => WebSocket) {
    this.#table = table
    this.#game = game
    this.#make = make
  }

  /** The zones of the seats whose views have arrived. */
  get zones(): readonly Zone[] {
    return [...this.#lines].flatMap(([seat, line]): Zone[] => {
      const match = line.known.match
      if (match === null || match.seat !== seat) return []
      return [{ seat, view: match.view, legal: new Set(match.legal), act: (action) => this.#act(line, seat, action), ask: (wanted) => this.#advice(line, seat, wanted) }]
    })
  }

  /** Keep connections for exactly these seats. */
  keep(seats: readonly number[]): void {
    for (const [seat, line] of this.#lines) {
      if (seats.includes(seat)) continue
      line.close()
      this.#lines.delete(seat)
    }
    for (const seat of seats) if (!this.#lines.has(seat)) this.#lines.set(seat, this.#open(seat))
  }

  #open(seat: number): Connection {
    const line = new Connection(socketAddress(this.#table), this.#make)
    // a new or renewed connection shows no seat yet
    line.onFrame = (frame) => {
      if (frame.whole && line.known.match?.seat !== seat) void line.ask({ type: 'show', seat })
    }
    line.open()
    return line
  }

  async #ask(line: Connection, wanted: Wanted): Promise<Answer | null> {
    const answer = await line.ask(wanted)
    if (!answer.refused) return answer
    announcer.notice(refusal(answer.refused, this.#game()))
    return null
  }
  async #act(line: Connection, seat: number, action: number): Promise<boolean> {
    return (await this.#ask(line, { type: 'do', seat, action })) !== null
  }
  async #advice(line: Connection, seat: number, { type }: AdviceWanted): Promise<unknown> {
    return (await this.#ask(line, type === 'review' ? { type } : { type, seat }))?.advice ?? null
  }
}
