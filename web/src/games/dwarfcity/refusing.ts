/** A thing that a tap may land on though it offers nothing now. */
export type Thing = { readonly block: string } | { readonly tower: number } | 'die' | 'pile'

const THINGS = '[data-block], [data-tower], [data-die], [data-pile]'
const TIME = 320

/** The thing that was tapped in vain; null: the tap hit an offer, or nothing. */
export function thingAt(target: EventTarget | null): { readonly element: HTMLElement; readonly thing: Thing } | null {
  if (!(target instanceof Element) || target.closest('[data-offer]') !== null) return null
  const element = target.closest<HTMLElement>(THINGS)
  if (element === null) return null
  const { block, tower, die } = element.dataset
  return { element, thing: block !== undefined ? { block } : tower !== undefined ? { tower: Number(tower) } : die !== undefined ? 'die' : 'pile' }
}

/** Let a thing shake its head; with motion off it fades for a moment. */
export function shakeHead(element: HTMLElement, motion: boolean): void {
  const now = Number(getComputedStyle(element).opacity)
  const seen = now < 0.7 ? 1 : motion ? now : 0.4
  const turned = motion ? [0, -7, 6, -4, 0] : [0, 0, 0, 0, 0]
  const frames = turned.map((by, step) => ({ rotate: `${by}deg`, translate: `${by / 2}px`, opacity: step === 0 || step === turned.length - 1 ? now : seen }))
  element.animate(frames, { duration: TIME, easing: 'ease-in-out' })
}
