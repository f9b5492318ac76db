/** How far, in pixels, a finger may move during a tap. */
const SLACK = 6
/** How long, in milliseconds, the browser's own click may lag behind. */
const LAG = 700

/** Where and when a finger touched the screen. */
type Touch = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>
const near = (one: Touch, other: Touch) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= SLACK

/**
 * Svelte action: taps that are never lost. Browsers only turn a lone finger into a click, and some take a short drag and a
 * quick tap beside it for a double tap and drop both. Here every finger that comes and goes makes a click, and the
 * browser's own click of the same finger is ignored.
 */
export function taps(root: HTMLElement): { destroy: () => void } {
  const fingers = new Map<number, PointerEvent>()
  let made: readonly Touch[] = []

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch') fingers.set(event.pointerId, event)
  }
  const up = (event: PointerEvent) => {
    const began = fingers.get(event.pointerId)
    fingers.delete(event.pointerId)
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (event.type !== 'pointerup' || began === undefined || !near(began, event) || button === null || button.disabled) return
    made = [...made, event]
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  }
  const click = (event: MouseEvent) => {
    made = made.filter(({ timeStamp }) => event.timeStamp - timeStamp < LAG)
    if (!event.isTrusted || !made.some((touch) => near(touch, event))) return
    event.preventDefault()
    event.stopPropagation()
  }
  const listeners = [['pointerdown', down], ['pointerup', up], ['pointercancel', up]] as const
  for (const [name, listener] of listeners) root.addEventListener(name, listener)
  root.addEventListener('click', click, { capture: true })
  return {
    destroy: () => {
      for (const [name, listener] of listeners) root.removeEventListener(name, listener)
      root.removeEventListener('click', click, { capture: true })
    },
  }
}
