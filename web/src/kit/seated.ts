import { getContext, setContext } from 'svelte'
import type { ChairView } from '../wire.gen'

/** Who sits on each chair. */
export type Seated = () => readonly ChairView['who'][]

const KEY = Symbol('seated')

/** A page says who sits where, so that everybody looks the same wherever he is drawn on it. */
export const seat = (seated: Seated): Seated => setContext(KEY, seated)
export const seated = (): Seated | undefined => getContext<Seated | undefined>(KEY)
