import { getContext, setContext, type Component } from 'svelte'
import type { ChairView } from '../wire.gen'

/** Who sits on each chair. */
export type Seated = () => readonly ChairView['who'][]

const KEY = Symbol('seated')

/** A page says who sits where, so that everybody looks the same wherever he is drawn on it. */
export const seat = (seated: Seated): Seated => setContext(KEY, seated)
export const seated = (): Seated | undefined => getContext<Seated | undefined>(KEY)

/** How a game draws its people itself, and the match that they are in. */
export interface Look {
  readonly Head: Component<{ seat: number; view: unknown }>
  readonly view: unknown
}
const LOOK = Symbol('look')

/** A page says how a game's people look; nothing: as everywhere in the house. */
export const dress = (look: () => Look | null): (() => Look | null) => setContext(LOOK, look)
export const dressed = (): (() => Look | null) | undefined => getContext<(() => Look | null) | undefined>(LOOK)
