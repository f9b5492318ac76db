import { describe, expect, it } from 'vitest'
import { ASIDE, GIVE_UP, lay, lift, READY } from './contract.gen'
import { meant } from './hopes.svelte'
import { covers, flipped, looksOf, NAMES, turned, turnedBack } from './pieces'

describe('the numbers of the actions', () => {
  it('are those of the rules', () => {
    // src/ludotheque/games/ubongo/tests/test_conformance.py checks the same ones
    expect([lay('I2', 0, 0, 0), lay('I2', 1, 0, 0), lay('Z5', 3, 3, 3)]).toEqual([0, 30, 1052])
    expect([lift('I2'), lift('Z5'), GIVE_UP, ASIDE, READY]).toEqual([1053, 1064, 1065, 1066, 1067])
  })
  it('lead there and back', () => {
    for (let number = 0; number < GIVE_UP; number += 1) {
      const found = meant(number)
      if (found === null) throw new Error('a number without meaning')
      const one = found.lay
      expect(one === null ? lift(found.piece) : lay(one.piece, one.orientation, one.row, one.col)).toBe(number)
    }
    expect(meant(GIVE_UP)).toBeNull()
    expect(lay('I4', 0, 0, 3)).toBe(-1)
  })
})

describe('pieces', () => {
  it('have one, two, four or eight orientations', () => {
    expect(NAMES.map((name) => looksOf(name).length)).toEqual([2, 2, 4, 2, 1, 4, 8, 4, 8, 8, 8, 4])
  })
  it('come back after four turns, after two flips, and after a turn and its reverse', () => {
    for (const name of NAMES) {
      for (const orientation of looksOf(name).keys()) {
        expect(turned(name, turnedBack(name, orientation))).toBe(orientation)
        expect(flipped(name, flipped(name, orientation))).toBe(orientation)
      }
    }
  })
  it('cover cells relative to their corner', () => {
    expect(covers({ type: 'lay', piece: 'V3', orientation: 0, row: 1, col: 2 })).toEqual([[1, 2], [2, 2], [2, 3]])
  })
})
