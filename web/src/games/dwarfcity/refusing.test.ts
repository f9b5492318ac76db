import { afterEach, describe, expect, it } from 'vitest'
import { thingAt } from './refusing'

afterEach(() => {
  document.body.innerHTML = ''
})

function laid(text: string): HTMLElement {
  document.body.innerHTML = text
  return document.querySelector<HTMLElement>('i') ?? document.body
}

describe('a tap that means nothing', () => {
  it('is for the thing that it lands on', () => {
    expect(thingAt(laid('<b data-block="rc"><i></i></b>'))?.thing).toEqual({ block: 'rc' })
    expect(thingAt(laid('<b data-tower="3"><i></i></b>'))?.thing).toEqual({ tower: 3 })
    expect(thingAt(laid('<b data-die><i></i></b>'))?.thing).toBe('die')
    expect(thingAt(laid('<b data-pile><i></i></b>'))?.thing).toBe('pile')
  })
  it('is neither on an offer nor outside everything', () => {
    expect(thingAt(laid('<b data-block="rc" data-offer><i></i></b>'))).toBeNull()
    expect(thingAt(laid('<b><i></i></b>'))).toBeNull()
    expect(thingAt(null)).toBeNull()
  })
})
