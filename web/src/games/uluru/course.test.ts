import { describe, expect, it, test } from 'vitest'
import type { Uluru } from '../../wire.gen'
import { READY } from './contract.gen'
import { dawnOf, handover } from './course'
import index from './index'

test('the night is over when the sand is, or when the birds have landed', () => {
  const view = (phase: Uluru.Shown['phase'], glass: Uluru.Glass | null) => ({ shown: { phase }, glass }) as Uluru.View
  const glass = { until: 63_000, whole: 60_000 }
  expect(dawnOf(view('placing', glass), 3_000, 0)).toBe(0)
  expect(dawnOf(view('placing', glass), 33_000, 8)).toBe(0.5)
  expect(dawnOf(view('placing', glass), 99_000, 0)).toBe(1)
  expect(dawnOf(view('placing', null), 99_000, 8)).toBeCloseTo(0.8)
  expect(dawnOf(view('lead', glass), 0, 0)).toBe(0)
})

test('all rounds of a mode are offered once', () => {
  const offered = (options: object) => [1, 2, 3, 4, 5, 6, null].filter((value) => index.setup?.suits?.('rounds', value, { ...options }))
  expect(offered({ mode: 'first', rounds: null })).toEqual([1, 2, 3, 4, 5, null])
  expect(offered({ mode: 'experts', rounds: 2 })).toEqual([1, 2, 3, 4, null])
  expect(offered({ mode: 'first', rounds: 6 })).toEqual([1, 2, 3, 4, 5, 6, null])
  expect(index.setup?.suits?.('sand', 60, { mode: 'first' })).toBe(true)
})

const shown = (more: object) => ({
  shown: { options: { turns: 'each' }, own: [{}, {}, {}], phase: 'pass', turn: 1, ready: [], ...more },
})

describe('a tablet handed on', () => {
  it('is null where all place at once, and alone', () => {
    expect(handover(shown({ options: { turns: 'together' }, turn: null }))).toBeNull()
    expect(handover(shown({ own: [{}], turn: null }))).toBeNull()
  })
  it('asks the player whose turn comes, and nobody while they place', () => {
    expect(handover(shown({}))).toEqual({ seat: 1, asked: [1], ready: READY })
    expect(handover(shown({ phase: 'lead' }))).toEqual({ seat: 1, asked: [], ready: READY })
    expect(handover(shown({ phase: 'placing' }))).toEqual({ seat: 1, asked: [], ready: READY })
  })
  it('opens the evaluation to all, and asks those who are not ready yet', () => {
    expect(handover(shown({ phase: 'review', turn: null, ready: [2] }))).toEqual({ seat: null, asked: [0, 1], ready: READY })
    expect(handover(shown({ phase: 'over', turn: null }))).toEqual({ seat: null, asked: [], ready: READY })
  })
})
