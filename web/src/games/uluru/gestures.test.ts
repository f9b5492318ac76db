import { expect, test } from 'vitest'
import { land, lift, LOCK } from './contract.gen'
import { changes, Gestures, inverse, predicted } from './gestures.svelte'
import type { Board } from './pieces'

// white on 0, pink on 3, the rest in the hand
const board: Board = [0, 3, null, null, null, null, null, null]

/** A table that answers on demand. */
class Slow {
  readonly asked: number[] = []
  readonly answers: ((taken: boolean) => void)[] = []
  act = (action: number): Promise<boolean> => {
    this.asked.push(action)
    return new Promise((settle) => this.answers.push(settle))
  }
}

test('a bird is shown where it was set, and a bird in the way trades spots', () => {
  expect(predicted(board, land('yellow', 5))).toEqual([0, 3, 5, null, null, null, null, null])
  expect(predicted(board, land('white', 3))).toEqual([3, 0, null, null, null, null, null, null])
  expect(predicted(board, land('yellow', 3))).toEqual([0, null, 3, null, null, null, null, null])
  expect(predicted(board, lift('pink'))).toEqual([0, null, null, null, null, null, null, null])
})

test('a gesture that changes nothing to be seen is not worth sending', () => {
  expect([land('white', 0), lift('yellow'), LOCK].map((action) => changes(board, action))).toEqual([false, false, false])
  expect([land('white', 3), land('yellow', 0), lift('white')].map((action) => changes(board, action))).toEqual([true, true, true])
})

test('one gesture takes any other back', () => {
  for (const action of [land('yellow', 5), land('yellow', 3), land('white', 3), land('white', 6), lift('pink')]) {
    const back = inverse(board, action)
    expect(back).not.toBeNull()
    expect(predicted(predicted(board, action), back ?? -1)).toEqual(board)
  }
})

test('shown at once, and the table has the last word', async () => {
  const slow = new Slow()
  const gestures = new Gestures(slow.act)
  const first = gestures.try(board, land('yellow', 5))
  const second = gestures.try(board, land('yellow', 6))
  expect(gestures.over(board)[2]).toBe(6)
  expect(gestures.waiting).toBe(true)
  slow.answers[0]?.(true)
  expect(await first).toBe(true)
  slow.answers[1]?.(false)
  expect(await second).toBe(false)
  const told = predicted(board, land('yellow', 5))
  expect(gestures.over(told)).toEqual(told)
  expect(gestures.waiting).toBe(false)
})

test('what was refused is not taken back', async () => {
  const slow = new Slow()
  const gestures = new Gestures(slow.act)
  const refused = gestures.try(board, land('yellow', 5))
  slow.answers[0]?.(false)
  await refused
  expect(gestures.past).toBe(false)
  expect(await gestures.undo()).toBe(false)
  const taken = gestures.try(board, land('white', 3))
  slow.answers[1]?.(true)
  await taken
  const undone = gestures.undo()
  expect(slow.asked.at(-1)).toBe(land('white', 0))
  slow.answers[2]?.(true)
  expect(await undone).toBe(true)
  expect(gestures.past).toBe(false)
})
