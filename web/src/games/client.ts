import type { Component } from 'svelte'
import type { Ticking } from '../kit/glass.svelte'
import type { Say } from '../kit/texts.svelte'

/** What the table gives to the screen of a game. */
export interface PlayProps {
  readonly view: unknown
  readonly seat: number | null
  /** Numbers in the catalogue of the actions that are allowed now. */
  readonly legal: ReadonlySet<number>
  readonly names: readonly string[]
  readonly time: Ticking
  readonly say: Say
  readonly act: (action: number) => void
  /** Seen again afterwards: nothing moves by itself. */
  readonly still: boolean
}

/** A game as the client knows it. No rules: the view is shown, the legal actions are offered. */
export interface GameClient {
  readonly Play: Component<PlayProps>
  /** The order in which the values of an option are offered. */
  readonly order?: Readonly<Record<string, readonly (string | number)[]>>
  /** Whether an option, or a seat's own setting, matters with these options. */
  readonly matters?: (field: string, options: Readonly<Record<string, unknown>>) => boolean
  /** An event in words for screen readers, or nothing. */
  readonly tell?: (event: unknown, names: readonly string[], say: Say) => string | null
  /** Whether a replay sets a mark at this event. */
  readonly marks?: (event: unknown) => boolean
}

const clients = import.meta.glob<{ default: GameClient }>('./*/index.ts')

/** Every game is loaded only when somebody plays it. */
export async function loadGame(key: string): Promise<GameClient | null> {
  const load = clients[`./${key}/index.ts`]
  return load === undefined ? null : (await load()).default
}
