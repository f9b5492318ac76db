import type { Say } from '../../kit/texts.svelte'
import type { Ubongo } from '../../wire.gen'
import { isRace, type Shown } from './course'
import { lookOf, lyingAt, sizeOf, type Gem, type Lay, type Name, type SymbolName, type Task } from './pieces'

export const pieceName = (say: Say, piece: Name): string => say('piece', { piece })
export const symbolName = (say: Say, symbol: SymbolName): string => say('symbol', { symbol })
export const gemName = (say: Say, gem: Gem): string => say('gem', { gem })

/** Numbers as ranges: `1 to 3, 5`. */
function stretches(say: Say, numbers: readonly number[]): string {
  const found: [number, number][] = []
  for (const number of numbers) {
    const last = found.at(-1)
    if (last !== undefined && last[1] === number - 1) last[1] = number
    else found.push([number, number])
  }
  return found.map(([from, to]) => (from === to ? String(from) : say('stretch', { from, to }))).join(', ')
}

/** The orientation of a piece, row by row, for screen readers. */
export function lookWords(say: Say, piece: Name, orientation: number): string {
  const look = lookOf(piece, orientation)
  const rows = Array.from({ length: sizeOf(look).rows }, (_, row) => stretches(say, look.flatMap(([r, c]) => (r === row ? [c + 1] : []))))
  return say('look', { name: pieceName(say, piece), rows: rows.join(' / ') })
}

/** A shape and what lies on it, row by row. */
export function rowsWords(say: Say, task: Pick<Task, 'shape'>, lying: readonly Lay[]): string {
  return task.shape
    .map((line, row) => {
      const here = [...line].flatMap((mark, col) => (mark === '#' ? [{ col: col + 1, piece: lyingAt(lying, row, col)?.piece ?? null }] : []))
      const kinds = [...new Set(here.map(({ piece }) => piece))]
      const parts = kinds.map((kind) => {
        const cols = stretches(say, here.flatMap(({ col, piece }) => (piece === kind ? [col] : [])))
        return kind === null ? say('row-free', { cols }) : say('row-piece', { cols, name: pieceName(say, kind) })
      })
      return say('row', { row: row + 1, what: parts.join(', ') })
    })
    .join(' ')
}

/** A running clock: minutes and seconds. */
export function clockWords(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The status of a player: missions or time in a race, done or given up in a round. */
export function statusOf(say: Say, shown: Shown, seat: number): string {
  const time = shown.times[seat]
  if (isRace(shown.options)) return typeof time === 'number' ? clockWords(time) : say('missions-done', { count: shown.solved[seat] ?? 0 })
  if (shown.done.includes(seat)) return say('ubongo')
  return shown.gave_up.includes(seat) ? say('has-given-up') : ''
}

/** An event in words, for screen readers. */
export function tell(event: unknown, names: readonly string[], say: Say): string | null {
  const happened = event as Ubongo.AnyEvent
  const player = 'seat' in happened ? (names[happened.seat] ?? '') : ''
  switch (happened.type) {
    case 'Opened':
      return say('told-opened', { player })
    case 'Rolled':
      return say('told-rolled', { symbol: happened.symbol })
    case 'Taken':
      return say('told-taken', { player, pieces: happened.task.pieces.map((piece) => pieceName(say, piece)).join(', ') })
    case 'GlassTurned':
      return say(happened.again ? 'second-chance' : happened.until === null ? 'told-no-sand' : happened.race ? 'told-watch' : 'told-sand')
    case 'Laid':
      return say('told-laid', { player, piece: happened.lay.piece, row: happened.lay.row + 1, col: happened.lay.col + 1 })
    case 'Lifted':
      return say('told-lifted', { player, piece: happened.piece })
    case 'Ubongo':
      return say('told-ubongo', { player })
    case 'GaveUp':
      return say('told-gave-up', { player })
    case 'LaidAside':
      return say('told-aside', { player })
    case 'SandOut':
      return say('told-sand-out')
    case 'GemWon':
      return say('told-gem', { player, gem: happened.gem, source: happened.source })
    case 'Tied':
      return say('told-tied', { players: happened.seats.map((seat) => names[seat] ?? '').join(', ') })
    case 'RoundOver':
      return say('told-round', { round: happened.round, results: happened.points.map((points, seat) => say('told-points', { player: names[seat] ?? '', points })).join(', ') })
    default:
      return null
  }
}
