import { getContext, setContext, type Component } from 'svelte'
import type { ChairView } from '../wire.gen'

/** Who sits on each chair. */
export type Seated = () => readonly ChairView['who'][]

const KEY = Symbol('seated')

/** Set by a page, so that players look the same wherever it draws them. */
export const seat = (seated: Seated): Seated => setContext(KEY, seated)
export const seated = (): Seated | undefined => getContext<Seated | undefined>(KEY)

/** What a game draws a player from: the view of the match, if there is one, and the seat's settings that matter. */
export interface HeadProps {
  readonly seat: number
  readonly view: unknown
  readonly own: Readonly<Record<string, unknown>>
}
/** A game's own portraits, and the data for them. */
export interface Look {
  readonly Head: Component<HeadProps>
  readonly view: unknown
  readonly own: readonly HeadProps['own'][]
}
const LOOK = Symbol('look')

/** Set by a page whose game draws its own portraits; null: the usual ones. */
export const dress = (look: () => Look | null): (() => Look | null) => setContext(LOOK, look)
export const dressed = (): (() => Look | null) | undefined => getContext<(() => Look | null) | undefined>(LOOK)

/** What is to be seen of a player: they are away, a bot plays for them, they are back, or they are the new host. */
export type Presence = 'away' | 'stand-in' | 'back' | 'host'
const PRESENCE = Symbol('presence')

/** Set by the page of a match, so that absence is seen on every plate; null: nothing to see. */
export const attend = (presence: () => readonly (Presence | null)[]): (() => readonly (Presence | null)[]) => setContext(PRESENCE, presence)
export const attended = (): (() => readonly (Presence | null)[]) | undefined => getContext<(() => readonly (Presence | null)[]) | undefined>(PRESENCE)

/** What tells players apart besides their names: a hat for every chair, and the colour of a coat. */
export const COATS = ['#b98556', '#8fb0a8', '#c7896b', '#b9a24e', '#9a86b5'] as const
export const HATS = [
  'M4 13C5 3 23 3 24 13l3 1.500c-8 2.500-18 2.500-26 0z',
  'M4.500 13 14 1l9.500 12c-6 2-13 2-19 0z',
  'M4 13.500C4 4 24 4 24 13.500c-2-2.500-5-1-6.500.5-2-2.500-5-2.500-7 0-1.500-1.500-4.500-3-6.500-.5z',
  'M5 13.500 3.500 4l6 4L14 2l4.500 6 6-4L23 13.500c-6 1.500-12 1.500-18 0z',
  'M4.500 13C6 6 10 5 12 6c0-4 5-5.500 7-3-3 .5-3 2-2.500 3.500C21 7 23 10 23.500 13c-6 2-13 2-19 0z',
] as const
