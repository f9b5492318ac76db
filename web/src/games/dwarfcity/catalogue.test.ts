import { describe, expect, it } from 'vitest'
import known from './catalogue.json'
import { build, builtBy, DONE, ROLL, SPARE, TAKE_BACK, tear, tornBy, written } from './catalogue'

describe('the numbers of the actions', () => {
  it('are those of the rules', () => {
    // src/ludotheque/games/dwarfcity/tests/test_client.py knows the same ones
    for (const [number, text] of Object.entries(known.actions)) expect(written(Number(number))).toBe(text)
    expect(written(known.length)).toBe('')
    expect([ROLL, DONE, TAKE_BACK, SPARE].map(written)).toEqual(['roll', 'done', 'back', 'spare'])
  })
  it('lead there and back', () => {
    for (let number = 4; number < known.length; number += 1) {
      const torn = tornBy(number)
      const built = builtBy(number)
      if (torn !== null) expect(tear(torn)).toBe(number)
      else if (built !== null) expect(build(built.block, built.tower, built.white)).toBe(number)
      else throw new Error('a number without meaning')
    }
    expect(builtBy(known.length)).toBeNull()
    expect(tornBy(ROLL)).toBeNull()
  })
})
