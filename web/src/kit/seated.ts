import { getContext, setContext, type Component } from 'svelte'
import type { ChairView } from '../wire.gen'

/** Who sits on each chair. */
export type Seated = () => readonly ChairView['who'][]

const KEY = Symbol('seated')

/** A page says who sits where, so that everybody looks the same wherever he is drawn on it. */
export const seat = (seated: Seated): Seated => setContext(KEY, seated)
export const seated = (): Seated | undefined => getContext<Seated | undefined>(KEY)

/** What a game draws somebody from: the match, if there is one, and what that seat has chosen as far as it matters. */
export interface HeadProps {
  readonly seat: number
  readonly view: unknown
  readonly own: Readonly<Record<string, unknown>>
}
/** How a game draws its people itself, and what of. */
export interface Look {
  readonly Head: Component<HeadProps>
  readonly view: unknown
  readonly own: readonly HeadProps['own'][]
}
const LOOK = Symbol('look')

/** A page says how a game's people look; nothing: as everywhere in the house. */
export const dress = (look: () => Look | null): (() => Look | null) => setContext(LOOK, look)
export const dressed = (): (() => Look | null) | undefined => getContext<(() => Look | null) | undefined>(LOOK)
