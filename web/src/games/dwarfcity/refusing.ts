/** A thing that a tap may land on though it offers nothing now. */
export type Thing = { readonly block: string } | { readonly tower: number } | 'die' | 'pile'

const THINGS = '[data-block], [data-tower], [data-die], [data-pile]'

/** The thing that was tapped in vain; null: the tap hit an offer, or nothing. */
export function thingAt(target: EventTarget | null): { readonly element: HTMLElement; readonly thing: Thing } | null {
  if (!(target instanceof Element) || target.closest('[data-offer]') !== null) return null
  const element = target.closest<HTMLElement>(THINGS)
  if (element === null) return null
  const { block, tower, die } = element.dataset
  return { element, thing: block !== undefined ? { block } : tower !== undefined ? { tower: Number(tower) } : die !== undefined ? 'die' : 'pile' }
}
