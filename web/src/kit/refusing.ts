import { announcer } from './announcer.svelte'

const TIME = 320

/** Let a thing shake its head; with motion off it fades for a moment. */
export function shake(element: Element, motion: boolean): void {
  const now = Number(getComputedStyle(element).opacity)
  const seen = now < 0.7 ? 1 : motion ? now : 0.4
  const turned = motion ? [0, -7, 6, -4, 0] : [0, 0, 0, 0, 0]
  const frames = turned.map((by, step) => ({ rotate: `${by}deg`, translate: `${by / 2}px`, opacity: step === 0 || step === turned.length - 1 ? now : seen }))
  element.animate(frames, { duration: TIME, easing: 'ease-in-out' })
}

/** The line on the screen that says this already. */
function shownAs(words: string): Element | undefined {
  return [...document.querySelectorAll('main p')].find((line) => {
    if (line.textContent.trim() !== words || !line.checkVisibility({ visibilityProperty: true })) return false
    const { left, top, width, height } = line.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && line.contains(there)
  })
}

/** Answer a tap in vain: the thing shakes its head, and everyone can read or hear why. */
export function refuse(element: Element | null | undefined, motion: boolean, why: string): void {
  if (element) shake(element, motion)
  const line = shownAs(why)
  if (line === undefined) return announcer.notice(why)
  shake(line, motion)
  announcer.tell(why)
}
