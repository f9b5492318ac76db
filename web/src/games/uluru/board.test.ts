import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { announcer } from '../../kit/announcer.svelte'
import { sayOf, texts } from '../../kit/texts.svelte'
import { land, lift, LOCK, UNLOCK } from './contract.gen'
import { BIRDS, PLACES, type Board } from './pieces'
import Placing from './Placing.svelte'

const board: Board = [0, 3, null, null, null, null, null, null]
const everything = new Set([...BIRDS.flatMap((bird) => PLACES.map((place) => land(bird, place))), lift('white'), lift('pink'), LOCK])
let done: number[] = []
/** The table agrees at once. */
const act = (action: number) => Promise.resolve(done.push(action) > 0)

beforeAll(async () => {
  await texts.speak('en')
  await texts.learn('uluru')
})
beforeEach(() => {
  done = []
  announcer.clear()
  // shaking is not for this test
  Element.prototype.animate ??= () => ({}) as Animation
})
afterEach(cleanup)

function shown(legal: ReadonlySet<number> = everything, seen: Board = board): void {
  render(Placing, {
    props: { board: seen, legal, waiting: 'wait', label: 'board', still: false, motion: false, say: sayOf('uluru'), act, events: [], marked: null },
  })
}
const place = (name: RegExp) => screen.getByRole('button', { name })

test('every place and every bird in the hand has a name', () => {
  shown()
  expect(place(/^Place 0: White$/)).toBeTruthy()
  expect(place(/^Place 5, empty$/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /beside the board/ })).toHaveLength(6)
})

test('tap and tap lands', async () => {
  shown()
  await fireEvent.click(place(/^Yellow, beside the board/))
  await fireEvent.click(place(/^Land Yellow here: place 5$/))
  expect(done).toEqual([land('yellow', 5)])
})

test('a letter picks, arrows go, Enter lands, Delete lifts', async () => {
  shown()
  await fireEvent.keyDown(document.body, { key: 'g' })
  const top = place(/Land Green here: place 0/)
  expect(document.activeElement).toBe(top)
  await fireEvent.keyDown(top, { key: 'ArrowLeft' })
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/place 7$/)
  await fireEvent.click(document.activeElement as Element)
  expect(done).toEqual([land('green', 7)])
  await fireEvent.keyDown(place(/^Place 0: White$/), { key: 'Delete' })
  expect(done).toEqual([land('green', 7), lift('white')])
})

test('a letter and a number land at once; Escape lets go', async () => {
  shown()
  await fireEvent.keyDown(document.body, { key: 'k' })
  await fireEvent.keyDown(document.body, { key: '6' })
  expect(done).toEqual([land('black', 6)])
  await fireEvent.keyDown(document.body, { key: 'k' })
  await fireEvent.keyDown(document.body, { key: 'Escape' })
  await fireEvent.keyDown(document.body, { key: '6' })
  expect(done).toHaveLength(1)
})

test('with nothing legal nothing is offered', async () => {
  shown(new Set())
  expect(place(/^Yellow, beside the board/).getAttribute('aria-disabled')).toBe('true')
  expect((place(/^Done$/) as HTMLButtonElement).disabled).toBe(true)
  await fireEvent.click(place(/^Place 0: White$/))
  await fireEvent.click(place(/^Place 5, empty$/))
  await fireEvent.click(place(/^Yellow, beside the board/))
  await fireEvent.keyDown(document.body, { key: 'k' })
  expect(done).toEqual([])
  expect(announcer.spoken.map(({ text }) => text)).toEqual(['wait', 'wait', 'wait', 'wait'])
})

test('a place needs a bird', async () => {
  shown()
  await fireEvent.click(place(/^Place 5, empty$/))
  await fireEvent.keyDown(document.body, { key: '6' })
  await fireEvent.keyDown(place(/^Place 5, empty$/), { key: 'Delete' })
  expect(done).toEqual([])
  expect(announcer.spoken.map(({ text }) => text)).toEqual(Array(3).fill('Drag a bird to a place, or tap bird and place.'))
})

test('with birds beside the board, done asks once', async () => {
  shown()
  await fireEvent.click(place(/^Done$/))
  expect(screen.getByText(/^.?6.? birds have not landed/)).toBeTruthy()
  await fireEvent.click(place(/^Done anyway$/), { detail: 2 }) // a double click is one press
  expect(done).toEqual([])
  await fireEvent.click(place(/^Done anyway$/))
  expect(done).toEqual([LOCK])
})

test('the question is withdrawn when a bird is picked, and never asked when all have landed', async () => {
  shown()
  await fireEvent.click(place(/^Done$/))
  await fireEvent.click(place(/^Yellow, beside the board/))
  expect(place(/^Done$/)).toBeTruthy()
  cleanup()
  shown(everything, BIRDS.map((_, number) => number))
  await fireEvent.click(place(/^Done$/))
  expect(done).toEqual([LOCK])
})

test('done, and not done after all', async () => {
  shown(everything, BIRDS.map((_, number) => number))
  await fireEvent.click(place(/^Done$/))
  cleanup()
  shown(new Set([UNLOCK]))
  await fireEvent.click(place(/^Not done after all$/))
  expect(done).toEqual([LOCK, UNLOCK])
})
