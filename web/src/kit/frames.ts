import type { Clock, Frame, MatchView, TableView } from '../wire.gen'

/** Everything this screen has been sent so far. */
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

/** Whether this frame was received before and is sent again after a reconnect. */
export function seenBefore(known: Known, frame: Frame): boolean {
  return !frame.whole && known.stream === frame.stream && known.n !== null && frame.n <= known.n
}

/** Whether frames before this one were missed. */
export function gap(known: Known, frame: Frame): boolean {
  return !frame.whole && (known.stream !== frame.stream || known.n === null || frame.n > known.n + 1)
}
