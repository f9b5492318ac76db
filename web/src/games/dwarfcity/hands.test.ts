import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { build, DONE, SPARE, TAKE_BACK, tear } from './contract.gen'
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
  const two = [DONE, build('r', 'rc', 0), build('r', 'rc', 1), build('w', 'yb', 1)]

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('build with one tap if there is no choice, else with two', () => {
    const { made, sent } = hands(two)
    expect([...made.blocks]).toEqual(['rc', 'yb'])
    expect(made.tapBlock('rc')).toBe('held')
    expect([made.use(0), made.use(1), made.use(2)]).toEqual(['build', 'build', null])
    expect(made.builds({ tower: 1 })?.block).toBe('rc')
    expect(made.tapTower(1)).toBe('sent')
    expect(sent).toEqual([build('r', 'rc', 1)])
  })
  it('show which dice a tower waits for, and with a block in hand only its own', () => {
    const { made } = hands(two)
    expect([made.wants(0), made.wants(1), made.wants(2)]).toEqual([['r'], ['r', 'w'], []])
    expect([...made.dice].sort()).toEqual(['r', 'w'])
    made.tapBlock('rc')
    expect([made.wants(0), made.wants(1), [...made.dice]]).toEqual([['r'], ['r'], ['r']])
    made.clear()
    made.advise(build('w', 'yb', 1))
    expect([made.wants(0), made.wants(1), [...made.dice]]).toEqual([[], ['w'], ['w']])
  })
  it('report a block dropped where it does not fit', () => {
    const missed = vi.fn()
    const made = new Hands(() => offersOf(new Set(two)), () => null, () => Promise.resolve(true), missed)
    const at = (type: string, x: number) => Object.assign(new Event(type), { button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: 0 }) as unknown as PointerEvent
    made.drag.start(at('pointerdown', 0), 'rc')
    window.dispatchEvent(at('pointermove', 60))
    window.dispatchEvent(at('pointerup', 60))
    expect(missed).toHaveBeenCalledWith({ x: 60, y: 0 })
  })
  it('do nothing elsewhere', () => {
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
  it('need not wait for an answer once the table has moved on', async () => {
    const sent: number[] = []
    const answers: (() => void)[] = []
    const made = new Hands(() => offersOf(new Set(two)), () => null, (action) => {
      sent.push(action)
      return new Promise((then) => answers.push(() => then(true)))
    })
    const [first, second, third] = [build('w', 'yb', 1), build('r', 'rc', 0), DONE]
    void made.send(first)
    void made.send(first)
    made.clear()
    void made.send(second)
    // the late answer to the first does not let the second be sent twice
    answers[0]?.()
    await Promise.resolve()
    await Promise.resolve()
    void made.send(third)
    expect(sent).toEqual([first, second])
  })
  it('hand on dice that could still build only after two presses', async () => {
    const { made, sent } = hands(two)
    made.done()
    expect([made.sure, made.ripe, sent]).toEqual([true, false, []])
    vi.runAllTimers()
    expect([made.sure, made.ripe]).toEqual([false, false])
    // taps without a pause never hand on, however many
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
    expect([made.tapTower(4), made.tapTower(4)]).toEqual(['held', 'held'])
    expect([made.doomed, sent]).toEqual([4, []])
    vi.advanceTimersByTime(700)
    expect([made.tapTower(2), made.doomed, made.ripe]).toEqual(['held', 2, false])
    vi.advanceTimersByTime(700)
    expect(made.tapTower(2)).toBe('sent')
    expect(sent).toEqual([tear(2)])
  })
  it('forget a tower that was chosen to fall long ago, or before another decision', () => {
    const { made, sent } = hands([SPARE, tear(2), tear(4)])
    made.tapTower(4)
    vi.advanceTimersByTime(5_000)
    expect(made.doomed).toBeNull()
    made.tapTower(4)
    made.clear()
    expect([made.doomed, sent]).toEqual([null, []])
  })
  it('follow advice, until another decision', () => {
    const { made } = hands(two)
    made.advise(build('w', 'yb', 1))
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
    vi.advanceTimersByTime(700)
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
