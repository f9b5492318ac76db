import type { Clock, Frame, MatchView, TableView } from '../wire.gen'

/** All that a screen has been told so far. */
export interface Known {
  readonly stream: string | null
  readonly n: number | null
  readonly table: TableView | null
  readonly match: MatchView | null
  readonly clock: Clock | null
}

export const NOTHING: Known = { stream: null, n: null, table: null, match: null, clock: null }

/** Parts that a frame leaves out are unchanged; a whole frame replaces everything. */
export function merge(known: Known, frame: Frame): Known {
  const before = frame.whole ? NOTHING : known
  return {
    stream: frame.stream,
    n: frame.n,
    table: frame.table ?? before.table,
    match: frame.match ?? before.match,
    clock: frame.clock ?? before.clock,
  }
}

/** A frame that this screen has already seen, sent again after a reconnect. */
export function seenBefore(known: Known, frame: Frame): boolean {
  return !frame.whole && known.stream === frame.stream && known.n !== null && frame.n <= known.n
}

/** A frame that does not follow the last one: something was missed. */
export function gap(known: Known, frame: Frame): boolean {
  return !frame.whole && (known.stream !== frame.stream || known.n === null || frame.n > known.n + 1)
}
