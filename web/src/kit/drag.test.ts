import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drag } from './drag.svelte'

let drag: Drag
let drops: [string, string | null][]

/** Two targets of 50, at 100 and at 200 from the left. */
beforeEach(() => {
  vi.useFakeTimers()
  drops = []
  drag = new Drag((what, where) => drops.push([what, where]))
  for (const [name, left] of [['one', 100], ['two', 200]] as const) {
    const target = document.createElement('div')
    target.dataset['drop'] = name
    target.getBoundingClientRect = () => new DOMRect(left, 0, 50, 50)
    document.body.append(target)
  }
  drag.layer = document.createElement('div')
})
afterEach(() => {
  drag.cancel()
  document.body.replaceChildren()
  vi.useRealTimers()
})

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent {
  const event = new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, cancelable: true, ...more })
  if (type !== 'pointerdown') dispatchEvent(event)
  return event
}

test('a piece follows the pointer and is dropped on what lies below', () => {
  drag.start(pointer('pointerdown', 0, 0), 'stone')
  pointer('pointermove', 3, 0)
  expect(drag.now).toBeNull() // a trembling hand is no drag
  pointer('pointermove', 120, 20)
  expect([drag.now, drag.over]).toEqual(['stone', 'one'])
  expect(drag.layer?.style.transform).toBe('translate(120px, 20px)')
  pointer('pointermove', 170, 20)
  expect(drag.over).toBeNull()
  pointer('pointermove', 195, 20) // a near miss counts
  pointer('pointerup', 195, 20)
  expect(drops).toEqual([['stone', 'two']])
  expect([drag.now, drag.over]).toEqual([null, null])
})

test('below a finger the piece floats above it', () => {
  drag.start(pointer('pointerdown', 0, 0, { pointerType: 'touch' }), 'stone')
  pointer('pointermove', 120, 64)
  expect(drag.layer?.style.transform).toBe('translate(120px, 20px)')
  expect(drag.over).toBe('one')
})

test('what is firm takes what the finger lets go over it, though the piece floats above another', () => {
  const strip = document.createElement('div')
  strip.dataset['drop'] = 'strip'
  strip.dataset['dropFirm'] = ''
  strip.getBoundingClientRect = () => new DOMRect(0, 56, 400, 50)
  document.body.append(strip)
  drag.start(pointer('pointerdown', 0, 0, { pointerType: 'touch' }), 'stone')
  pointer('pointermove', 120, 54)
  expect(drag.over).toBe('one')
  pointer('pointermove', 120, 64)
  expect(drag.over).toBe('strip')
  pointer('pointerup', 120, 64)
  expect(drops).toEqual([['stone', 'strip']])
})

test('a cancelled drag drops nothing, and a click that ends a drag is swallowed once', () => {
  drag.start(pointer('pointerdown', 0, 0), 'stone')
  pointer('pointermove', 120, 20)
  pointer('pointercancel', 120, 20)
  expect(drops).toEqual([])
  expect([drag.swallowsClick(), drag.swallowsClick()]).toEqual([true, false])
})

test('other buttons and other fingers do not drag', () => {
  drag.start(pointer('pointerdown', 0, 0, { button: 2 }), 'stone')
  pointer('pointermove', 120, 20)
  expect(drag.now).toBeNull()
  drag.start(pointer('pointerdown', 0, 0), 'stone')
  pointer('pointermove', 120, 20, { pointerId: 2 })
  expect(drag.now).toBeNull()
})

test('a board that is cleared away below the hand gets nothing dropped on it', () => {
  drag.start(pointer('pointerdown', 0, 0), 'stone')
  pointer('pointermove', 120, 20)
  drag.cancel()
  expect([drag.now, drag.over]).toEqual([null, null])
  pointer('pointermove', 220, 20)
  pointer('pointerup', 220, 20)
  expect([drag.now, drops]).toEqual([null, []])
})

test('pieces that snap are told of every move; upside down everything goes the other way', () => {
  const moves: [number, number][] = []
  const ends: [number, number][] = []
  const other = new Drag((_, __, { x, y }) => ends.push([x, y]), { onMove: ({ x, y }) => moves.push([x, y]), turned: true, anyFinger: true })
  other.layer = document.createElement('div')
  other.start(pointer('pointerdown', 0, 0, { pointerType: 'touch', isPrimary: false, pointerId: 2 }), 'stone')
  pointer('pointermove', 120, 20, { pointerId: 2 })
  expect(other.layer.style.transform).toBe('translate(-120px, -64px)')
  pointer('pointerup', 120, 20, { pointerId: 2 })
  expect([moves, ends]).toEqual([[[120, 64]], [[120, 64]]])
})

test('a tap with another finger does not let go of what is dragged', () => {
  drag.start(pointer('pointerdown', 0, 0), 'stone')
  pointer('pointermove', 120, 20)
  expect(drag.swallowsClick()).toBe(true)
  pointer('pointerup', 120, 20)
  expect(drops).toEqual([['stone', 'one']])
  expect(drag.now).toBeNull()
})
