import { describe, expect, it } from 'vitest'
import { READY } from './catalogue'
import { sharing } from './sharing'

const shown = (more: object) => ({
  shown: { options: { turns: 'each' }, own: [{}, {}, {}], phase: 'pass', turn: 1, ready: [], ...more },
})

describe('sharing', () => {
  it('is nothing where all place at once, and alone', () => {
    expect(sharing(shown({ options: { turns: 'together' }, turn: null }))).toBeNull()
    expect(sharing(shown({ own: [{}], turn: null }))).toBeNull()
  })
  it('asks the one whose turn comes, and nobody while he places', () => {
    expect(sharing(shown({}))).toEqual({ seat: 1, asked: [1], ready: READY })
    expect(sharing(shown({ phase: 'lead' }))).toEqual({ seat: 1, asked: [], ready: READY })
    expect(sharing(shown({ phase: 'placing' }))).toEqual({ seat: 1, asked: [], ready: READY })
  })
  it('opens the evaluation to all, and asks who is not ready yet', () => {
    expect(sharing(shown({ phase: 'review', turn: null, ready: [2] }))).toEqual({ seat: null, asked: [0, 1], ready: READY })
    expect(sharing(shown({ phase: 'over', turn: null }))).toEqual({ seat: null, asked: [], ready: READY })
  })
})
