import { describe, expect, it } from 'vitest'
import known from './catalogue.json'
import { ACCEPT, CATALOGUE, exchange, go, land, look, meant, moveBush, numberOf, OFFER, PASS, place, RESIGN, rotate, swap, written } from './catalogue'
import { exchanged, numberOf as square, SQUARES, turned, type Quarter, type Tile } from './pieces'

describe('the numbers of the actions', () => {
  it('are those of the rules', () => {
    expect(CATALOGUE).toHaveLength(known.length)
    for (const [number, text] of Object.entries(known.actions)) {
      expect(numberOf(text)).toBe(Number(number))
    }
  })
  it('lead there and back', () => {
    for (const [number, action] of CATALOGUE.entries()) expect(numberOf(written(action))).toBe(number)
    expect(meant(-1)).toBeNull()
    expect(numberOf('nonsense')).toBe(-1)
  })
  it('are made of their parts', () => {
    const [a1, b3, c1, f6] = [square('a1'), square('b3'), square('c1'), square('f6')]
    expect(place('eye', a1)).toBe(numberOf('eye@a1'))
    expect(go(a1, b3, 'ne+')).toBe(numberOf('a1b3/ne+'))
    expect(go(a1, b3, 'sw+')).toBe(-1)
    expect(land(a1, c1)).toBe(-1)
    expect(moveBush(f6, a1)).toBe(numberOf('bush:f6a1'))
    expect(swap(f6, a1)).toBe(numberOf('swap:a1f6'))
    expect(look(f6, a1)).toBe(numberOf('eye:a1f6'))
    expect(exchange('ne', 'sw')).toBe(numberOf('tiles:swne'))
    expect(rotate('nw-')).toBe(numberOf('/nw-'))
    expect(new Set([PASS, OFFER, ACCEPT, RESIGN]).size).toBe(4)
  })
})

describe('where squares go', () => {
  it('when a tile turns', () => {
    for (const [quarter, goes] of Object.entries(known.turned)) {
      expect(SQUARES.map((at) => turned(at, quarter as Quarter))).toEqual(goes)
    }
  })
  it('when two tiles change places', () => {
    for (const [pair, goes] of Object.entries(known.exchanged)) {
      expect(SQUARES.map((at) => exchanged(at, pair.slice(0, 2) as Tile, pair.slice(2) as Tile))).toEqual(goes)
    }
  })
})
