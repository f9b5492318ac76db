import { afterEach, beforeEach, expect, test } from 'vitest'
import { taps } from './taps'

let root: HTMLElement
let clicks: string[]
let stop: () => void

beforeEach(() => {
  clicks = []
  root = document.createElement('div')
  for (const name of ['one', 'two']) {
    const button = document.createElement('button')
    button.id = name
    button.addEventListener('click', ({ detail }) => clicks.push(`${name} ${detail}`))
    root.append(button)
  }
  document.body.append(root)
  stop = taps(root).destroy
})
afterEach(() => {
  stop()
  root.remove()
})

function finger(type: string, pointerId: number, name: string, x: number, pointerType = 'touch'): void {
  const event = new PointerEvent(type, { pointerId, pointerType, clientX: x, clientY: 0, bubbles: true })
  document.getElementById(name)?.dispatchEvent(event)
}

test('every finger that comes and goes is a tap, in any order', () => {
  finger('pointerdown', 1, 'one', 10)
  finger('pointerdown', 2, 'two', 90)
  finger('pointerup', 2, 'two', 91)
  finger('pointerup', 1, 'one', 10)
  expect(clicks).toEqual(['two 1', 'one 1'])
})

test('a drag, a cancelled touch and a mouse make no tap', () => {
  finger('pointerdown', 1, 'one', 10)
  finger('pointerup', 1, 'one', 40)
  finger('pointerdown', 1, 'one', 10)
  finger('pointercancel', 1, 'one', 10)
  finger('pointerdown', 1, 'one', 10, 'mouse')
  finger('pointerup', 1, 'one', 10, 'mouse')
  expect(clicks).toEqual([])
  document.getElementById('two')?.setAttribute('disabled', '')
  finger('pointerdown', 1, 'two', 10)
  finger('pointerup', 1, 'two', 10)
  expect(clicks).toEqual([])
})
