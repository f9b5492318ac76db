import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { build, DONE, SPARE, TAKE_BACK, tear } from './catalogue'
import { Hands } from './hands.svelte'
import { offersOf } from './offers'

function hands(legal: readonly number[], last: number | null = null) {
  const sent: number[] = []
  const offers = offersOf(new Set(legal))
  const act = (action: number) => {
    sent.push(action)
    return Promise.resolve(true)
  }
  return { made: new Hands(() => offers, () => last, act), sent }
}

describe('hands', () => {
  const two = [DONE, build('rc', 0, false), build('rc', 1, false), build('yb', 1, true)]

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('build with one tap where there is no doubt, else with two', () => {
    const { made, sent } = hands(two)
    expect([...made.blocks]).toEqual(['rc', 'yb'])
    expect(made.tapBlock('rc')).toBe('held')
    expect([made.use(0), made.use(1), made.use(2)]).toEqual(['build', 'build', null])
    expect(made.builds({ tower: 1 })?.block).toBe('rc')
    expect(made.tapTower(1)).toBe('sent')
    expect(sent).toEqual([build('rc', 1, false)])
  })
  it('do no harm elsewhere', () => {
    const { made, sent } = hands(two)
    expect([made.tapBlock('vr'), made.tapTower(7)]).toEqual(['nothing', 'nothing'])
    expect(sent).toEqual([])
  })
  it('send once, however often they tap', () => {
    const { made, sent } = hands(two)
    made.tapBlock('yb')
    made.tapBlock('yb')
    expect(sent).toHaveLength(1)
  })
  it('hand dice on that could still build only when asked twice', async () => {
    const { made, sent } = hands(two)
    made.done()
    expect([made.sure, made.ripe, sent]).toEqual([true, false, []])
    vi.runAllTimers()
    expect([made.sure, made.ripe]).toEqual([false, false])
    // taps without a pause between them hand nothing on, however many
    for (let tap = 0; tap < 8; tap += 1) {
      made.done()
      vi.advanceTimersByTime(250)
    }
    expect([made.sure, sent]).toEqual([true, []])
    vi.advanceTimersByTime(500)
    made.done()
    await Promise.resolve()
    expect(sent).toEqual([DONE])
    const nothing = hands([DONE, TAKE_BACK], 0)
    nothing.made.done()
    expect(nothing.sent).toEqual([DONE])
  })
  it('take the last block back by a tap on its tower, unless it can grow', () => {
    const { made, sent } = hands([...two, TAKE_BACK], 1)
    expect([made.back, made.use(1)]).toEqual([1, 'build'])
    expect(made.tapTower(1)).toBe('held')
    expect(sent).toEqual([])
    const full = hands([DONE, TAKE_BACK], 0)
    expect(full.made.use(0)).toBe('back')
    full.made.tapTower(0)
    expect(full.sent).toEqual([TAKE_BACK])
  })
  it('let a tower fall', () => {
    const { made, sent } = hands([SPARE, tear(2), tear(4)])
    expect([made.use(2), made.use(3)]).toEqual(['tear', null])
    made.tapTower(4)
    expect(sent).toEqual([tear(4)])
  })
  it('follow advice, until another decision', () => {
    const { made } = hands(two)
    made.advise(build('yb', 1, true))
    expect([[...made.blocks], [...made.towers]]).toEqual([['yb'], [1]])
    expect(made.tapBlock('rc')).not.toBe('nothing')
    made.clear()
    made.advise(DONE)
    expect(made.sure).toBe(true)
    made.clear()
    expect([made.sure, made.advised, made.blocks.size]).toEqual([false, null, 2])
    const falls = hands([tear(2), tear(4)])
    falls.made.advise(tear(4))
    expect([falls.made.use(2), falls.made.use(4)]).toEqual([null, 'tear'])
    falls.made.tapTower(2)
    expect(falls.sent).toEqual([tear(2)])
  })
  it('let a tower wait for its block, and lay it down again', () => {
    const { made } = hands(two)
    expect(made.tapTower(1)).toBe('held')
    expect([made.use(1), [...made.blocks]]).toEqual(['held', ['rc', 'yb']])
    expect(made.tapTower(1)).toBe('held')
    expect(made.held).toBeNull()
  })
})
