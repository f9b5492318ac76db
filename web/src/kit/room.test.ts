import { expect, test } from 'vitest'
import { freeTop } from './room'

const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height)
const phone = { width: 320, height: 568 }
const line = { width: 200, height: 40 }

test('a line lies where nothing can be pressed, as high as possible', () => {
  expect(freeTop(line, [], phone)).toBe(4)
  // the corners of the bar are beside it
  expect(freeTop(line, [box(0, 0, 44, 48), box(276, 0, 44, 48)], phone)).toBe(4)
  expect(freeTop(line, [box(100, 0, 100, 48), box(0, 100, 320, 300)], phone)).toBe(52)
})

test('where everything can be pressed it covers as little of that as possible', () => {
  expect(freeTop(line, [box(0, 0, 320, 540)], phone)).toBe(524)
})
