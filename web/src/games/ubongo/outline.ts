import type { Cell } from './pieces'

type Corner = readonly [number, number]

/** The corners of connected cells, clockwise, in units of a cell; a hole would be left out. */
export function cornersOf(cells: readonly Cell[]): Corner[] {
  const taken = new Set(cells.map(String))
  const free = (row: number, col: number) => !taken.has(String([row, col]))
  const next = new Map<string, Corner>()
  for (const [row, col] of cells) {
    // where two cells touch only at a corner, the border of the first wins; no piece or shape is like that
    if (free(row - 1, col)) next.set(String([col, row]), [col + 1, row])
    if (free(row, col + 1)) next.set(String([col + 1, row]), [col + 1, row + 1])
    if (free(row + 1, col)) next.set(String([col + 1, row + 1]), [col, row + 1])
    if (free(row, col - 1)) next.set(String([col, row + 1]), [col, row])
  }
  const first = next.values().next().value
  if (first === undefined) return []
  const walk: Corner[] = []
  for (let at = first; walk.length <= next.size; ) {
    walk.push(at)
    at = next.get(String(at)) ?? first
    if (at === first) break
  }
  return walk.filter((corner, n) => {
    const [before, after] = [walk.at(n - 1) ?? corner, walk[(n + 1) % walk.length] ?? corner]
    return before[0] !== after[0] && before[1] !== after[1]
  })
}

const step = (from: Corner, to: Corner): Corner => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
const shown = (x: number, y: number) => `${+x.toFixed(3)} ${+y.toFixed(3)}`

/** Their border as a path, inset by so much, with round corners. */
export function outline(cells: readonly Cell[], inset = 0, round = 0.16): string {
  const corners = cornersOf(cells)
  const parts = corners.map((corner, n) => {
    const came = step(corners.at(n - 1) ?? corner, corner)
    const goes = step(corner, corners[(n + 1) % corners.length] ?? corner)
    // clockwise, the inside is on the right
    const x = corner[0] - (came[1] + goes[1]) * inset
    const y = corner[1] + (came[0] + goes[0]) * inset
    return `${n === 0 ? 'M' : 'L'}${shown(x - came[0] * round, y - came[1] * round)}Q${shown(x, y)} ${shown(x + goes[0] * round, y + goes[1] * round)}`
  })
  return `${parts.join('')}Z`
}

/** The lines between the cells of one piece. */
export function seams(cells: readonly Cell[], gap = 0.14): string {
  const taken = new Set(cells.map(String))
  return cells
    .map(([row, col]) => {
      const right = taken.has(String([row, col + 1])) ? `M${shown(col + 1, row + gap)}v${1 - 2 * gap}` : ''
      const below = taken.has(String([row + 1, col])) ? `M${shown(col + gap, row + 1)}h${1 - 2 * gap}` : ''
      return right + below
    })
    .join('')
}
