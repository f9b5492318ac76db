import type { Clock, Frame, MatchView, TableView } from '../wire.gen'

type Path = NonNullable<Frame['changes']>[number][0]

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
    stream: frame.stream ?? before.stream,
    n: frame.n,
    table: frame.table ?? before.table,
    match: frame.match ?? changed(before.match, frame),
    clock: frame.clock ?? before.clock,
  }
}

/** The match after what a frame has changed in it; parts that stay are the same objects as before. */
function changed(match: MatchView | null, { changes = [], toggled = [] }: Frame): MatchView | null {
  if (match === null) return null
  const after = changes.reduce((shown, [path, value]) => put(shown, path, value) as MatchView, match)
  if (toggled.length === 0) return after
  const legal = new Set(after.legal)
  for (const action of numbersOf(toggled)) if (!legal.delete(action)) legal.add(action)
  return { ...after, legal: [...legal].sort((one, other) => one - other) }
}

/** The numbers that are written as runs: a negative one ends a run, so 3, -6 are 3, 4, 5, 6. */
function numbersOf(runs: readonly number[]): number[] {
  return runs.flatMap((number, index) => {
    const before = runs[index - 1] ?? 0
    return number < 0 ? Array.from({ length: -number - before }, (_, more) => before + 1 + more) : [number]
  })
}

function put(shown: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  const copy = (Array.isArray(shown) ? [...(shown as unknown[])] : { ...(shown as object) }) as Record<string | number, unknown>
  copy[first] = put(copy[first], rest, value)
  return copy
}

/** Whether this frame was received before and is sent again after a reconnect. */
export function seenBefore(known: Known, frame: Frame): boolean {
  return !frame.whole && known.n !== null && frame.n <= known.n
}

/** Whether frames before this one were missed. */
export function gap(known: Known, frame: Frame): boolean {
  return !frame.whole && (known.n === null || frame.n > known.n + 1)
}
