import { expect, test } from 'vitest'
import { arranged, tiled } from './yard'

test('upright the words of several players lie beside their boards', () => {
  expect(arranged(3, 374, 430)).toMatchObject({ across: 1, beside: true })
  expect(arranged(5, 374, 440)).toMatchObject({ across: 1, beside: true })
  expect(arranged(5, 374, 300)).toMatchObject({ across: 2, beside: true })
  expect(arranged(3, 359, 215)).toMatchObject({ across: 1, beside: true })
})

test('on a wide screen the boards stand next to each other, their words below', () => {
  expect(arranged(3, 1140, 560)).toMatchObject({ across: 3, beside: false })
})

test('one board has the whole yard', () => {
  const { across, board } = arranged(1, 374, 380)
  expect(across).toBe(1)
  expect(board * 1.08).toBeLessThan(380)
  expect(board).toBeGreaterThan(220)
})

test('whatever the yard, everything fits into it', () => {
  for (const players of [1, 2, 3, 4, 5]) {
    for (const [wide, high] of [[304, 215], [374, 300], [460, 190], [584, 800], [1140, 560]] as const) {
      const { across, beside, board } = arranged(players, wide, high)
      const down = Math.ceil(players / across)
      expect((board * 1.08 + 14 + (beside ? 0 : 104)) * down).toBeLessThanOrEqual(high)
      expect((board + 14 + (beside ? 104 : 0)) * across).toBeLessThanOrEqual(wide)
      expect(board).toBeGreaterThan(30)
    }
  }
})

test('before the yard is measured nothing has a size', () => {
  expect(arranged(2, 0, 0)).toEqual({ across: 2, beside: false, board: 0 })
})

test('the boards of everyone fill the room, and none is cut off', () => {
  expect(tiled(2, 360, 300).across).toBe(2)
  expect(tiled(2, 300, 700).across).toBe(1)
  for (const players of [1, 2, 3, 5]) {
    const { across, board } = tiled(players, 500, 400)
    expect(across * (board + 8)).toBeLessThanOrEqual(500)
    expect(Math.ceil(players / across) * (board * 1.08 + 30)).toBeLessThanOrEqual(400)
  }
})
