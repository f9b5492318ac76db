/** Whatever can be pressed or dropped on. */
export const PRESSABLE = 'button, a[href], select, input, textarea, summary, [role=button], [role=switch], [data-drop], [data-tower], [data-offer]'
const STEP = 8

/** What lies on the screen and can be pressed, now or once a dialog is closed. */
function pressable(): DOMRect[] {
  return [...document.querySelectorAll(PRESSABLE)].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
}

/** Where a line of this size covers nothing that can be pressed, in the middle of the screen's width: its upper edge. */
export function freeTop(size: { readonly width: number; readonly height: number }, taken: readonly DOMRect[] = pressable(), screen = { width: innerWidth, height: innerHeight }): number {
  const [left, right] = [(screen.width - size.width) / 2, (screen.width + size.width) / 2]
  const beside = taken.filter((one) => one.width > 0 && one.left < right && one.right > left)
  /** How much of what can be pressed is covered from here on. */
  const covered = (top: number) => beside.reduce((sum, one) => sum + Math.max(0, Math.min(one.bottom, top + size.height) - Math.max(one.top, top)), 0)
  let best = { top: 0, cost: Infinity }
  for (let top = STEP / 2; top + size.height <= screen.height; top += STEP) {
    const cost = covered(top)
    if (cost < best.cost) best = { top, cost }
    if (cost === 0) break
  }
  return best.top
}
