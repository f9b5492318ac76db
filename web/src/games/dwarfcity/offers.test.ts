import { describe, expect, it } from 'vitest'
import { build, DONE, length, ROLL, SPARE, TAKE_BACK, tear } from './contract.gen'
import { blocksFor, builtBy, drop, NOTHING, offersOf, tapBlock, tapTower, tornBy, towersFor } from './offers'

const legal = (...numbers: number[]) => offersOf(new Set(numbers))

describe('what is offered', () => {
  it('is exactly the set of legal actions', () => {
    expect(legal()).toEqual(NOTHING)
    expect(legal(ROLL)).toEqual({ ...NOTHING, roll: true })
    expect(legal(SPARE, tear(2), tear(5))).toEqual({ ...NOTHING, spare: true, tears: [2, 5] })
    expect(legal(DONE, TAKE_BACK)).toEqual({ ...NOTHING, done: true, back: true })
  })
  it('spends a die of the colour before a white one, in any order', () => {
    const both = [build('r', 'rc', 1), build('w', 'rc', 1)]
    for (const order of [both, both.toReversed()]) expect(legal(...order).builds).toEqual([builtBy(build('r', 'rc', 1))])
    expect(legal(build('w', 'vr', 0)).builds[0]?.die).toBe('w')
  })
})

describe('taps', () => {
  const one = legal(build('r', 'rc', 0), build('r', 'rb', 1))
  const many = legal(build('r', 'rc', 0), build('r', 'rc', 1), build('w', 'yc', 0), build('w', 'yb', 1))

  it('build at once if there is no choice', () => {
    expect(tapBlock(one, null, 'rc')).toEqual({ build: build('r', 'rc', 0) })
    expect(tapTower(one, null, 1)).toEqual({ build: build('r', 'rb', 1) })
  })
  it('take a block up where it fits on two towers, and put it where the next tap says', () => {
    expect(tapBlock(many, null, 'rc')).toEqual({ held: { block: 'rc' } })
    expect([...towersFor(many, { block: 'rc' })]).toEqual([0, 1])
    expect(tapTower(many, { block: 'rc' }, 1)).toEqual({ build: build('r', 'rc', 1) })
    expect(tapTower(many, { block: 'yb' }, 0)).toBeNull()
    expect(tapBlock(many, { block: 'rc' }, 'rc')).toEqual({ held: null })
    expect(tapBlock(many, { block: 'rc' }, 'yb')).toEqual({ build: build('w', 'yb', 1) })
  })
  it('let a tower wait for its block', () => {
    expect(tapTower(many, null, 0)).toEqual({ held: { tower: 0 } })
    expect([...blocksFor(many, { tower: 0 })]).toEqual(['rc', 'yc'])
    expect(tapBlock(many, { tower: 0 }, 'rc')).toEqual({ build: build('r', 'rc', 0) })
    expect(tapTower(many, { tower: 0 }, 0)).toEqual({ held: null })
    expect(tapTower(many, { tower: 0 }, 1)).toEqual({ held: { tower: 1 } })
  })
  it('mean nothing elsewhere', () => {
    expect(tapBlock(many, null, 'vr')).toBeNull()
    expect(tapTower(many, null, 7)).toBeNull()
    expect(drop(many, 'yb', 0)).toBeNull()
    expect(drop(many, 'yb', 1)).toBe(build('w', 'yb', 1))
  })
})

describe('the meaning of a number', () => {
  it('is a building, a tower to tear down, or neither', () => {
    for (let number = 0; number < length; number += 1) {
      const [built, torn] = [builtBy(number), tornBy(number)]
      if (torn !== null) expect(tear(torn)).toBe(number)
      else if (built !== null) expect(build(built.die, built.block, built.tower)).toBe(number)
      else expect([ROLL, DONE, TAKE_BACK, SPARE]).toContain(number)
    }
    expect([builtBy(length), tornBy(ROLL)]).toEqual([null, null])
  })
})
