/** How the boards of a round lie in their yard. */
export interface Yard {
  readonly across: number
  /** Words lie beside their board, else below it. */
  readonly beside: boolean
  /** How wide each board is, in pixels. */
  readonly board: number
}

const GAP = 6
/** Room for a player's words below the board, and beside it. */
const BELOW = 104
const BESIDE = 104
const NARROWEST = 172
/** Padding round a board in its player's frame. */
const EDGE = 14
/** Words read best below a board, then beside it in long lines; other arrangements must give the board much more room. */
const MUCH = 1.3
/** A board is a little higher than wide. */
const HIGHER = 1.08

/** The arrangement with the largest boards that leaves room for all words. */
export function arranged(players: number, wide: number, high: number): Yard {
  let best: Yard = { across: Math.min(players, 3), beside: false, board: 0 }
  for (let across = 1; across <= players; across += 1) {
    const down = Math.ceil(players / across)
    const width = (wide - GAP * (across - 1)) / across - EDGE
    const height = (high - GAP * (down - 1)) / down - EDGE
    const below = Math.min(width, (height - BELOW) / HIGHER)
    const beside = Math.min(width - BESIDE, height / HIGHER)
    if (width + EDGE >= NARROWEST && below > best.board) best = { across, beside: false, board: below }
    if (beside > best.board * MUCH) best = { across, beside: true, board: beside }
  }
  return best
}

/** Room for the name above a board, with its padding. */
const NAME = 30
/** Padding beside a board. */
const SIDES = 8

/** The arrangement with the largest boards, each with a name above it. */
export function tiled(players: number, wide: number, high: number): Pick<Yard, 'across' | 'board'> {
  let best = { across: 1, board: 0 }
  for (let across = 1; across <= players; across += 1) {
    const down = Math.ceil(players / across)
    const width = (wide - GAP * (across - 1)) / across - SIDES
    const height = (high - GAP * (down - 1)) / down - NAME
    const board = Math.floor(Math.min(width, height / HIGHER))
    if (board > best.board) best = { across, board }
  }
  return best
}
