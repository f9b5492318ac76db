import type { Name } from './pieces'

/** The keys that pick the pieces beside the board, in their order. */
export const KEYS = '1234567890ab'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** What a key may do. */
export interface Deeds {
  readonly pick: (piece: Name) => void
  readonly drop: () => void
  readonly turn: (how: 'turn' | 'back' | 'flip') => void
  readonly move: (down: number, right: number) => void
  readonly lay: () => void
  readonly takeBack: () => void
  /** Whether a piece is picked. */
  readonly picked: boolean
}

/** A key anywhere on the page; gives whether it meant something. */
export function pressed(event: KeyboardEvent, pieces: readonly Name[], deeds: Deeds): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, select, textarea, dialog')) return false
  const key = event.key.toLowerCase()
  const number = /^Digit\d$/.test(event.code) ? KEYS.indexOf(event.code.slice(-1)) : KEYS.indexOf(key)
  const piece = number < 0 || event.key.length > 1 ? undefined : pieces[number]
  const arrow = ARROWS[event.key]
  if (piece !== undefined) deeds.pick(piece)
  else if (key === 'backspace' || key === 'delete') deeds.takeBack()
  else if (!deeds.picked && key !== 'r' && key !== 'f') return false
  else if (arrow !== undefined) deeds.move(...arrow)
  else if (key === 'r') deeds.turn(event.shiftKey ? 'back' : 'turn')
  else if (key === 'f') deeds.turn('flip')
  else if (key === 'escape') deeds.drop()
  else if ((key === 'enter' || key === ' ') && !target?.closest('button, a, summary')) deeds.lay()
  else return false
  return true
}
