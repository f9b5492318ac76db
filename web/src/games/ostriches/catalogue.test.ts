import { describe, expect, it } from 'vitest'
import { exchange, go, land, look, moveBush, place, swap } from './catalogue'
import { ACCEPT, OFFER, PASS, RESIGN, rotate } from './contract.gen'
import { numberOf as square } from './pieces'
import { numberOf } from './testing'

describe('the numbers of the actions', () => {
  it('are made of their parts', () => {
    const [a1, b3, c1, f6] = [square('a1'), square('b3'), square('c1'), square('f6')]
    expect(place('eye', a1)).toBe(numberOf('eye@a1'))
    expect(go(a1, b3, 'ne+')).toBe(numberOf('a1b3/ne+'))
    expect(go(a1, b3, 'sw+')).toBe(-1)
    expect(land(a1, b3)).toBe(numberOf('a1b3!'))
    expect(land(a1, c1)).toBe(-1)
    expect(moveBush(f6, a1)).toBe(numberOf('bush:f6a1'))
    expect(swap(f6, a1)).toBe(numberOf('swap:a1f6'))
    expect(look(f6, a1)).toBe(numberOf('eye:a1f6'))
    expect(exchange('ne', 'sw')).toBe(numberOf('tiles:swne'))
    expect(rotate('nw-')).toBe(numberOf('/nw-'))
    expect([PASS, OFFER, ACCEPT, RESIGN]).toEqual(['pass', 'draw?', 'draw!', '#'].map(numberOf))
    expect(new Set([PASS, OFFER, ACCEPT, RESIGN, -1]).size).toBe(5)
    expect(numberOf('nonsense')).toBe(-1)
  })
})
