import { NAMES, type Name } from './pieces'

/** A touchpad rolls on and on: so long, in milliseconds, one turn lasts. */
const ONE_TURN = 130

/** Which piece the mouse means: the one below it, or else the one in the hand. */
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
    // a finger that rests on a piece asks for no menu, and for no turn either
    if ((event as PointerEvent).pointerType !== 'touch') turn(piece, 'flip')
  }
  addEventListener('wheel', wheel, { passive: false })
  addEventListener('contextmenu', menu)
  return () => {
    removeEventListener('wheel', wheel)
    removeEventListener('contextmenu', menu)
  }
}
