import { describe, expect, it } from 'vitest'
import { Carrying, gripOf, isOn, onGrid } from './carrying.svelte'
import { lay } from './contract.gen'
import { Holding } from './holding.svelte'
import { hoped } from './hopes.svelte'
import { cornersOf, outline, seams } from './outline'
import { cellsOf, type Lay } from './pieces'

const SHAPE = ['###', '.##']
const place = (piece: Lay['piece'], orientation: number, row: number, col: number): Lay => ({ type: 'lay', piece, orientation, row, col })
const only = (can: (action: number) => boolean) => ({ can, offered: can })

describe('a hand', () => {
  const open = new Set([lay('I2', 0, 0, 0), lay('I2', 0, 0, 1), lay('I2', 1, 0, 1)])
  const holding = () => new Holding(only((action) => open.has(action)))
  it('snaps to the nearest place that fits, unless it is too far', () => {
    expect(holding().nearest('I2', 0.3, 0.4)).toEqual([0, 0])
    expect(holding().nearest('I2', 0.2, 0.8)).toEqual([0, 1])
    expect(holding().nearest('I2', 1.4, 0)).toBeNull()
  })
  it('lays a piece over a cell', () => {
    expect(holding().over('I2', 0, 2)).toEqual([0, 1])
    expect(holding().over('I2', 1, 0)).toBeNull()
  })
  it('keeps the orientation of each piece, and moves the picked one by keys', () => {
    const hand = new Holding(only((action) => open.has(action)), [place('L4', 3, 0, 0)])
    expect(hand.look('L4')).toBe(3)
    hand.enter('I2', undefined)
    expect(hand.cursor).toEqual([0, 0])
    hand.move(5, 5, SHAPE)
    expect(hand.cursor).toEqual([1, 1])
    hand.turn('I2')
    expect([hand.look('I2'), hand.fits('I2', 0, 1)]).toEqual([1, true])
    hand.flip('I2')
    hand.turn('I2', true)
    expect(hand.look('I2')).toBe(0)
    hand.drop()
    expect([hand.picked, hand.cursor]).toEqual([null, null])
  })
})

describe('a grip', () => {
  const box = { left: 100, top: 0, right: 200, bottom: 50 }
  it('is where the finger holds the piece, whichever way the screen lies', () => {
    expect(gripOf(box, { x: 125, y: 25 }, { rows: 1, cols: 2 })).toEqual({ x: 0.5, y: 0.5 })
    expect(gripOf(box, { x: 125, y: 25 }, { rows: 1, cols: 2 }, true)).toEqual({ x: 1.5, y: 0.5 })
  })
  it('is found again on the board', () => {
    expect(onGrid({ left: 0, top: 0, right: 400, bottom: 300 }, { x: 50, y: 150 }, SHAPE)).toEqual([1, 0])
    expect(onGrid({ left: 0, top: 0, right: 400, bottom: 300 }, { x: 350, y: 150 }, SHAPE, true)).toEqual([1, 0])
    expect([isOn(box, { x: 150, y: 20 }), isOn(box, { x: 150, y: 60 })]).toEqual([true, false])
  })
})

it('a laid piece is dragged elsewhere, or returns to its place', () => {
  const drops: unknown[] = []
  const holding = new Holding(only((action) => action === lay('I2', 0, 0, 1)))
  const carrying = new Carrying({ holding, shape: () => SHAPE, laid: () => place('I2', 0, 0, 0), drop: (...dropped) => drops.push(dropped) }, { zone: false, turned: false })
  const box = (x: number, y: number, wide: number, high: number) => ({ getBoundingClientRect: () => new DOMRect(x, y, wide, high) }) as Element
  const pointer = (type: string, x: number) => new PointerEvent(type, { clientX: x, clientY: 100, pointerId: 1, isPrimary: true, button: 0 })
  for (const x of [120, 190]) {
    carrying.press(pointer('pointerdown', 100), 'I2', box(50, 50, 200, 100), box(0, 0, 400, 300))
    dispatchEvent(pointer('pointermove', x))
    dispatchEvent(pointer('pointerup', x))
  }
  expect(drops).toEqual([['I2', [0, 0], true], ['I2', [0, 1], true]])
})

it('hopes lay, move and lift', () => {
  const first = hoped([], lay('I2', 0, 0, 0))
  expect(first).toEqual([place('I2', 0, 0, 0)])
  expect(hoped(first, lay('I2', 1, 0, 1))).toEqual([place('I2', 1, 0, 1)])
  expect(hoped(first, 1053)).toEqual([])
  expect(hoped(first, 1067)).toBe(first)
})

it('a border goes round all cells once', () => {
  expect(cornersOf(cellsOf(SHAPE))).toHaveLength(6)
  expect(outline(cellsOf(['#']), 0, 0)).toBe('M1 0Q1 0 1 0L1 1Q1 1 1 1L0 1Q0 1 0 1L0 0Q0 0 0 0Z')
  expect(outline([])).toBe('Z')
  expect(seams(cellsOf(['##']), 0)).toBe('M1 0v1')
})
