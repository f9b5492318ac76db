import { describe, expect, it } from 'vitest'
import { build, builtBy, DONE, ROLL, SPARE, TAKE_BACK, tear } from './catalogue'
import { blocksFor, drop, NOTHING, offersOf, tapBlock, tapTower, towersFor } from './offers'

const legal = (...numbers: number[]) => offersOf(new Set(numbers))

describe('what is offered', () => {
  it('is what is allowed, and nothing else', () => {
    expect(legal()).toEqual(NOTHING)
    expect(legal(ROLL)).toEqual({ ...NOTHING, roll: true })
    expect(legal(SPARE, tear(2), tear(5))).toEqual({ ...NOTHING, spare: true, tears: [2, 5] })
    expect(legal(DONE, TAKE_BACK)).toEqual({ ...NOTHING, done: true, back: true })
  })
  it('spends a die of the colour before a white one, in whatever order they come', () => {
    const both = [build('rc', 1, false), build('rc', 1, true)]
    for (const order of [both, both.toReversed()]) expect(legal(...order).builds).toEqual([builtBy(build('rc', 1, false))])
    expect(legal(build('vr', 0, true)).builds[0]?.white).toBe(true)
  })
})

describe('taps', () => {
  const one = legal(build('rc', 0, false), build('rb', 1, false))
  const many = legal(build('rc', 0, false), build('rc', 1, false), build('yc', 0, true), build('yb', 1, true))

  it('build at once where there is no doubt', () => {
    expect(tapBlock(one, null, 'rc')).toEqual({ build: build('rc', 0, false) })
    expect(tapTower(one, null, 1)).toEqual({ build: build('rb', 1, false) })
  })
  it('take a block up where it fits on two towers, and put it where the next tap says', () => {
    expect(tapBlock(many, null, 'rc')).toEqual({ held: { block: 'rc' } })
    expect([...towersFor(many, { block: 'rc' })]).toEqual([0, 1])
    expect(tapTower(many, { block: 'rc' }, 1)).toEqual({ build: build('rc', 1, false) })
    expect(tapTower(many, { block: 'yb' }, 0)).toBeNull()
    expect(tapBlock(many, { block: 'rc' }, 'rc')).toEqual({ held: null })
    expect(tapBlock(many, { block: 'rc' }, 'yb')).toEqual({ build: build('yb', 1, true) })
  })
  it('let a tower wait for its block', () => {
    expect(tapTower(many, null, 0)).toEqual({ held: { tower: 0 } })
    expect([...blocksFor(many, { tower: 0 })]).toEqual(['rc', 'yc'])
    expect(tapBlock(many, { tower: 0 }, 'rc')).toEqual({ build: build('rc', 0, false) })
    expect(tapTower(many, { tower: 0 }, 0)).toEqual({ held: null })
    expect(tapTower(many, { tower: 0 }, 1)).toEqual({ held: { tower: 1 } })
  })
  it('mean nothing elsewhere', () => {
    expect(tapBlock(many, null, 'vr')).toBeNull()
    expect(tapTower(many, null, 7)).toBeNull()
    expect(drop(many, 'yb', 0)).toBeNull()
    expect(drop(many, 'yb', 1)).toBe(build('yb', 1, true))
  })
})
