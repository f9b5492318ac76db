import { describe, expect, it } from 'vitest'
import { READY } from './contract.gen'
import { handover } from './sharing'

const shown = (more: object) => ({
  shown: { options: { turns: 'each' }, own: [{}, {}, {}], phase: 'pass', turn: 1, ready: [], ...more },
})

describe('sharing', () => {
  it('is nothing where all place at once, and alone', () => {
    expect(handover(shown({ options: { turns: 'together' }, turn: null }))).toBeNull()
    expect(handover(shown({ own: [{}], turn: null }))).toBeNull()
  })
  it('asks the one whose turn comes, and nobody while he places', () => {
    expect(handover(shown({}))).toEqual({ seat: 1, asked: [1], ready: READY })
    expect(handover(shown({ phase: 'lead' }))).toEqual({ seat: 1, asked: [], ready: READY })
    expect(handover(shown({ phase: 'placing' }))).toEqual({ seat: 1, asked: [], ready: READY })
  })
  it('opens the evaluation to all, and asks who is not ready yet', () => {
    expect(handover(shown({ phase: 'review', turn: null, ready: [2] }))).toEqual({ seat: null, asked: [0, 1], ready: READY })
    expect(handover(shown({ phase: 'over', turn: null }))).toEqual({ seat: null, asked: [], ready: READY })
  })
})
