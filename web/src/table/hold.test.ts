import { describe, expect, it } from 'vitest'
import type { Handover } from '../games/client'
import { holdOf, toCover, toLinger, toShow } from './hold'

const turn = (seat: number, asked = true): Handover => ({ seat, asked: asked ? [seat] : [], ready: 7 })
const evaluation: Handover = { seat: null, asked: [0, 2], ready: 7 }

describe('every seat for itself', () => {
  it('one person just plays', () => {
    expect(holdOf(null, 0, [0])).toEqual({ kind: 'play' })
    expect(holdOf(null, null, [])).toEqual({ kind: 'play' })
  })
  it('several choose who looks', () => {
    expect(holdOf(null, null, [0, 1])).toEqual({ kind: 'choose' })
    expect(holdOf(null, 1, [0, 1])).toEqual({ kind: 'play' })
  })
})

describe('one after another', () => {
  it('covers until the next player takes the screen', () => {
    expect(holdOf(turn(1), 0, [0, 1])).toEqual({ kind: 'turn', seat: 1, asked: true })
    expect(holdOf(turn(1), null, [0, 1])).toEqual({ kind: 'turn', seat: 1, asked: true })
    expect(holdOf(turn(1), 1, [1])).toEqual({ kind: 'turn', seat: 1, asked: true })
  })
  it('shows the game to the one whose turn it is', () => {
    expect(holdOf(turn(1, false), 1, [0, 1])).toEqual({ kind: 'play' })
  })
  it('stays covered after a reload in the middle of a turn', () => {
    expect(holdOf(turn(1, false), null, [0, 1])).toEqual({ kind: 'turn', seat: 1, asked: false })
  })
  it('waits for those elsewhere, also when nobody sits here', () => {
    expect(holdOf(turn(2), 0, [0, 1])).toEqual({ kind: 'wait', seat: 2 })
    expect(holdOf(turn(2, false), null, [])).toEqual({ kind: 'wait', seat: 2 })
  })
  it('lets everybody look at the evaluation, and asks only those who sit here', () => {
    expect(holdOf(evaluation, 0, [0, 1])).toEqual({ kind: 'all', asked: [0] })
    expect(holdOf(evaluation, 1, [1])).toEqual({ kind: 'play' })
  })
})

describe('one after another at a board that lies open', () => {
  const open = (seat: number, bare = false): Handover => ({ seat, asked: [], ready: -1, open: true, bare })
  it('lets others look on, elsewhere and as spectators', () => {
    expect(holdOf(open(1), 0, [0])).toEqual({ kind: 'play' })
    expect(holdOf(open(1), null, [])).toEqual({ kind: 'play' })
    expect(holdOf(open(2), 0, [0, 1])).toEqual({ kind: 'play' })
    expect(holdOf(open(2), null, [0, 1])).toEqual({ kind: 'choose' })
  })
  it('covers a shared screen until the next player takes it', () => {
    expect(holdOf(open(1), 0, [0, 1])).toEqual({ kind: 'turn', seat: 1, asked: false, open: true })
    expect(holdOf(open(1), 1, [0, 1])).toEqual({ kind: 'play' })
    expect(toCover(holdOf(open(1), 0, [0, 1]), 0, [0, 1])).toBe(true)
    expect(toShow(open(1), 0, [0, 1])).toBeNull()
  })
  it('needs no cover where nothing is secret: the screen goes on by itself', () => {
    expect(holdOf(open(1, true), 0, [0, 1])).toEqual({ kind: 'play' })
    expect(toShow(open(1, true), 0, [0, 1])).toBe(1)
    expect(toShow(open(1, true), 1, [0, 1])).toBeNull()
    expect(toShow(open(1, true), 0, [0])).toBeNull()
    expect(toShow(null, 0, [0, 1])).toBeNull()
  })
})

describe('before the cover falls', () => {
  const open: Handover = { seat: 1, asked: [], ready: -1, open: true }
  it('a player who has just played may look for a moment', () => {
    expect(toLinger(holdOf(open, 0, [0, 1]), 0)).toBe(true)
    expect(toLinger(holdOf(open, null, [0, 1]), null)).toBe(false)
    expect(toLinger(holdOf(open, 1, [0, 1]), 1)).toBe(false)
    expect(toLinger(holdOf(turn(1), 0, [0, 1]), 0)).toBe(false)
  })
})

describe('what lies open is put away', () => {
  const mine = [0, 1]
  it('when the turn is over, and for the evaluation', () => {
    expect(toCover(holdOf(turn(1), 0, mine), 0, mine)).toBe(true)
    expect(toCover(holdOf(turn(2), 0, mine), 0, mine)).toBe(true)
    expect(toCover(holdOf(evaluation, 0, mine), 0, mine)).toBe(true)
  })
  it('not while one plays, and not twice', () => {
    expect(toCover(holdOf(turn(0, false), 0, mine), 0, mine)).toBe(false)
    expect(toCover(holdOf(turn(1), 1, mine), 1, mine)).toBe(false)
    expect(toCover(holdOf(turn(1), null, mine), null, mine)).toBe(false)
  })
  it('not on a screen of one person', () => {
    expect(toCover(holdOf(turn(1), 0, [0]), 0, [0])).toBe(false)
  })
})
