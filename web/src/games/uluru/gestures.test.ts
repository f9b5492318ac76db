import { expect, test } from 'vitest'
import type { Uluru } from '../../wire.gen'
import { actionOf, land, lift, LOCK } from './contract.gen'
import { changes, Gestures } from './gestures.svelte'
import type { Board } from './pieces'

// white on 0, pink on 3, the rest in the hand
const board: Board = [0, 3, null, null, null, null, null, null]

/** Let everything run that waits for nothing else. */
const turn = () => new Promise((done) => setTimeout(done))

/** A table that answers on demand. */
class Slow {
  readonly asked: number[] = []
  events: readonly Uluru.AnyEvent[] = []
  readonly #answers: ((taken: boolean) => void)[] = []
  readonly gestures = new Gestures(
    (action) => {
      this.asked.push(action)
      return new Promise((settle) => this.#answers.push(settle))
    },
    () => this.events,
  )

  /** Answer the next request; `back`: what the frame reports as taking it back, null: refused, undefined: nothing is reported. */
  async answer(back?: number | null): Promise<void> {
    await turn()
    const action = actionOf(this.asked[this.asked.length - this.#answers.length] ?? -1)
    const undo = actionOf(back ?? -1)
    if (action?.type === 'land' && undo !== null) this.events = [{ ...action, type: 'Landed', back: undo as Uluru.Land | Uluru.Lift }]
    if (action?.type === 'lift' && undo !== null) this.events = [{ ...action, type: 'Lifted', back: undo as Uluru.Land }]
    this.#answers.shift()?.(back !== null)
    await turn()
  }
}

test('a bird is held where it was set, and a bird in the way stays where the table last told', () => {
  const { gestures } = new Slow()
  void gestures.try(board, land('white', 3))
  expect(gestures.over(board)).toEqual([3, 3, null, null, null, null, null, null])
  expect(gestures.on(board, 3)).toEqual(['pink', 'white'])
  expect(gestures.on(board, 0)).toEqual([])
  void gestures.try(board, land('yellow', 3))
  expect(gestures.on(board, 3)).toEqual(['pink', 'white', 'yellow'])
  void gestures.try(board, lift('white'))
  expect(gestures.on(board, 3)).toEqual(['pink', 'yellow'])
})

test('a gesture that moves nothing is not worth sending', () => {
  expect([land('white', 0), lift('yellow'), LOCK].map((action) => changes(board, action))).toEqual([false, false, false])
  expect([land('white', 3), land('yellow', 0), lift('white')].map((action) => changes(board, action))).toEqual([true, true, true])
})

test('shown at once, and the table has the last word', async () => {
  const slow = new Slow()
  const { gestures } = slow
  const first = gestures.try(board, land('yellow', 5))
  const second = gestures.try(board, land('yellow', 6))
  expect(gestures.over(board)[2]).toBe(6)
  expect(gestures.waiting).toBe(true)
  await slow.answer(lift('yellow'))
  expect(await first).toBe(true)
  await slow.answer(null)
  expect(await second).toBe(false)
  const told: Board = [0, 3, 5, null, null, null, null, null]
  expect(gestures.over(told)).toEqual(told)
  expect(gestures.waiting).toBe(false)
})

test('what was refused is not taken back', async () => {
  const slow = new Slow()
  const { gestures } = slow
  void gestures.try(board, land('yellow', 5))
  await slow.answer(null)
  expect(gestures.past).toBe(false)
  expect(await gestures.undo()).toBe(false)
})

test('a gesture is taken back by what the table reported, whatever that is', async () => {
  const slow = new Slow()
  const { gestures } = slow
  void gestures.try(board, land('yellow', 3))
  await slow.answer(land('pink', 3))
  const told: Board = [0, null, 3, null, null, null, null, null]
  const undone = gestures.undo()
  expect(gestures.over(told)[2]).toBeNull()
  await slow.answer(land('yellow', 3))
  expect(slow.asked).toEqual([land('yellow', 3), land('pink', 3)])
  expect(await undone).toBe(true)
  expect(gestures.past).toBe(false)
})

test('taken back before the answer: shown at once, sent when the table has told how, and nothing overtakes it', async () => {
  const slow = new Slow()
  const { gestures } = slow
  void gestures.try(board, land('yellow', 3))
  void gestures.undo()
  expect(gestures.over(board)).toEqual(board)
  expect(gestures.waiting).toBe(true)
  void gestures.try(board, land('white', 6))
  expect(slow.asked).toEqual([land('yellow', 3)])
  await slow.answer(land('pink', 3))
  expect(slow.asked).toEqual([land('yellow', 3), land('pink', 3), land('white', 6)])
  await slow.answer(land('yellow', 3))
  await slow.answer(land('white', 0))
  expect(gestures.waiting).toBe(false)
  void gestures.undo()
  void gestures.undo()
  await slow.answer(land('white', 6))
  expect(slow.asked.at(-1)).toBe(land('white', 0))
  expect(gestures.past).toBe(false)
})

test('one refused before it was taken back sends nothing', async () => {
  const slow = new Slow()
  const { gestures } = slow
  void gestures.try(board, land('yellow', 3))
  const undone = gestures.undo()
  await slow.answer(null)
  expect(await undone).toBe(false)
  expect(slow.asked).toEqual([land('yellow', 3)])
  expect(gestures.waiting).toBe(false)
})

test('without a report, as after a reconnect, there is nothing to take back', async () => {
  const slow = new Slow()
  const { gestures } = slow
  void gestures.try(board, lift('white'))
  await slow.answer(land('white', 0))
  void gestures.try([null, 3, null, null, null, null, null, null], lift('pink'))
  slow.events = []
  await slow.answer()
  expect(gestures.past).toBe(false)
})
