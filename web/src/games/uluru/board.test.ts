import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
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
beforeEach(() => (done = []))
afterEach(cleanup)

function shown(legal: ReadonlySet<number> = everything): void {
  render(Placing, {
    props: { board, legal, waiting: 'wait', label: 'board', still: false, motion: false, say: sayOf('uluru'), act, events: [], marked: null },
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
  expect((place(/^Yellow, beside the board/) as HTMLButtonElement).disabled).toBe(true)
  expect((place(/^Done$/) as HTMLButtonElement).disabled).toBe(true)
  await fireEvent.click(place(/^Place 0: White$/))
  await fireEvent.click(place(/^Place 5, empty$/))
  expect(done).toEqual([])
})

test('done, and not done after all', async () => {
  shown()
  await fireEvent.click(place(/^Done$/))
  cleanup()
  shown(new Set([UNLOCK]))
  await fireEvent.click(place(/^Not done after all$/))
  expect(done).toEqual([LOCK, UNLOCK])
})
