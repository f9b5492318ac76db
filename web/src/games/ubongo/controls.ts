import { NAMES, type Name } from './pieces'

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

/** Handle a key anywhere on the page; returns whether it had a meaning. */
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

/** Milliseconds of scrolling that count as one turn, since a touchpad scrolls on. */
const ONE_TURN = 130

/** The piece below the mouse, or else the one in the hand. */
export function aimed(event: Event, root: HTMLElement, held: Name | null): Name | null {
  const target = event.target instanceof Element ? event.target : null
  if (target === null || !root.contains(target)) return null
  const name = target.closest<HTMLElement>('[data-beside]')?.dataset['beside']
  return NAMES.find((piece) => piece === name) ?? held
}

/** The wheel turns a piece, the right button flips it, until the returned function is called. */
export function wheeling(meant: (event: Event) => Name | null, turn: (piece: Name, how: 'turn' | 'back' | 'flip') => void): () => void {
  let last = -ONE_TURN
  const wheel = (event: WheelEvent) => {
    const piece = event.ctrlKey ? null : meant(event)
    if (piece === null) return
    event.preventDefault()
    if (event.timeStamp - last < ONE_TURN || event.deltaY === 0) return
    last = event.timeStamp
    turn(piece, event.deltaY > 0 ? 'turn' : 'back')
  }
  const menu = (event: MouseEvent) => {
    const piece = meant(event)
    if (piece === null) return
    event.preventDefault()
    // a long press on a touch screen neither opens a menu nor flips
    if ((event as PointerEvent).pointerType !== 'touch') turn(piece, 'flip')
  }
  addEventListener('wheel', wheel, { passive: false })
  addEventListener('contextmenu', menu)
  return () => {
    removeEventListener('wheel', wheel)
    removeEventListener('contextmenu', menu)
  }
}
