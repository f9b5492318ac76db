import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Ticking } from '../../kit/glass.svelte'
import { sound } from '../../kit/sound.svelte'
import { sayOf, texts } from '../../kit/texts.svelte'
import type { Ubongo } from '../../wire.gen'
import { ASIDE, GIVE_UP, lay, lift } from './contract.gen'
import { leaveOf, type Shown } from './course'
import End from './End.svelte'
import Laying from './Laying.svelte'
import Overview from './Overview.svelte'
import { flipped, type Lay, type Task } from './pieces'
import BigRound from './screen/BigRound.svelte'

const task: Task = { board: 1, side: 'A', symbol: 'hand', shape: ['###', '###'], pieces: ['I2', 'I4'], difficulty: 1 }
const say = sayOf('ubongo')

beforeAll(async () => {
  await texts.speak('en')
  await texts.learn('ubongo')
})
afterEach(cleanup)

test('a double press lays only one mission aside', async () => {
  const done: number[] = []
  let answered = () => {}
  const act = (action: number) => {
    done.push(action)
    return new Promise<boolean>((settle) => (answered = () => settle(true)))
  }
  const leave = leaveOf({ mode: 'count' }, say)
  render(Laying, { props: { task, told: [], legal: new Set([ASIDE]), all: false, label: 'board', say, act, sound, motion: false, still: false, advice: null, leave } })
  const button = screen.getByRole('button', { name: 'Lay aside' })
  await fireEvent.click(button)
  expect([done, button.textContent]).toEqual([[], 'Really lay aside?'])
  for (let press = 0; press < 4; press += 1) await fireEvent.click(button)
  expect(done).toEqual([ASIDE])
  answered()
  await tick()
  await fireEvent.click(button)
  await fireEvent.click(button)
  expect(done).toEqual([ASIDE, ASIDE])
})

test('giving up asks for confirmation', () => {
  expect(leaveOf({ mode: 'nine' }, say).sure).toBe('Really give up?')
})

test('a tap takes a laid piece back, a second one flips it instead of laying it again', async () => {
  const done: number[] = []
  const act = (action: number) => Promise.resolve(done.push(action) > 0)
  const four: Task = { ...task, shape: ['####', '####'], pieces: ['L4', 'I4'] }
  const told: readonly Lay[] = [{ type: 'lay', piece: 'L4', orientation: 1, row: 0, col: 0 }]
  const props = { task: four, all: false, label: 'board', say, act, sound, motion: false, still: false, advice: null, leave: leaveOf({ mode: 'nine' }, say) }
  const legal = new Set([GIVE_UP, lift('L4'), ...[0, 1, 2, 3, 4, 5, 6, 7].map((look) => lay('L4', look, 0, 0))])
  const { rerender } = render(Laying, { props: { ...props, told, legal } })
  expect(screen.getByText(/^A tap on a laid piece takes it back/)).toBeTruthy()
  const cell = screen.getByRole('button', { name: /^Row 1, column 1: lime L/ })
  await fireEvent.click(cell, { detail: 1 })
  await rerender({ ...props, told: [], legal })
  await fireEvent.click(cell, { detail: 2 })
  expect(done).toEqual([lift('L4')])
  await fireEvent.click(cell, { detail: 1 })
  expect(done.at(-1)).toBe(lay('L4', flipped('L4', 1), 0, 0))
})

test('while an answer is pending any place on the board may be tried, and a refused piece is in the hand again', async () => {
  const shaken = vi.spyOn(Element.prototype, 'animate')
  const done: number[] = []
  const answers: ((taken: boolean) => void)[] = []
  const act = (action: number) => {
    done.push(action)
    return new Promise<boolean>((settle) => answers.push(settle))
  }
  const wide: Task = { ...task, shape: ['####', '####', '####'], pieces: ['I4', 'L4', 'Y5'] }
  const legal = new Set([GIVE_UP, lay('I4', 0, 0, 0), lay('I4', 0, 1, 0)])
  render(Laying, { props: { task: wide, told: [], legal, all: false, label: 'board', say, act, sound, motion: false, still: false, advice: null, leave: leaveOf({ mode: 'nine' }, say) } })
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await fireEvent.keyDown(window, { key })
  }
  await keys('2', 'Enter')
  expect(done).toEqual([])
  await keys('Escape', '1', 'Enter')
  // not offered, and in the way of the first: the table decides
  await keys('2', 'Enter')
  expect(done).toEqual([lay('I4', 0, 0, 0), lay('L4', 0, 0, 0)])
  expect(document.querySelector('.board [data-piece="L4"]')).not.toBeNull()
  answers[0]?.(true)
  answers[1]?.(false)
  await vi.waitFor(() => expect(shaken).toHaveBeenCalledTimes(2))
  expect(document.querySelector('.board [data-piece="L4"]')).toBeNull()
  // answered: what is not offered is refused here
  await keys('Enter')
  expect(done).toHaveLength(2)
  expect(screen.getByText(/does not fit there/)).toBeTruthy()
})

test('a player who has finished a race reads that, and sees the boards of the others as theirs', () => {
  const options = { mode: 'count', length: 5 } as Ubongo.Options
  const shown = { options, tasks: [null, task, null], done: [0, 2], gave_up: [], times: [61_200, null, 60_000], solved: [5, 2, 5], aside: [] }
  const view = { viewer: 0, shown, pieces: [[], [], []] } as unknown as Ubongo.View
  render(Overview, { props: { view, names: ['Ada', 'Bo', 'Cy'], seat: 0, say } })
  expect(screen.getByRole('status').textContent).toMatch(/You have done it: \W?5\W? missions in \W?1:01\.2\W?min\..*Waiting for \W?Bo/s)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('listitem').textContent).toContain('Board of')
})

test('after a run, each mission shows how it goes, even those laid aside', async () => {
  const ways = [{ seat: 0, task, solutions: 1, pieces: [] }, { seat: 0, task, solutions: 3, pieces: [] }]
  const shown = { options: { mode: 'time', length: 5 }, solved: [1], aside: [1], times: [null] } as unknown as Shown
  const runs = [[{ task, pieces: [], at: 4_000, done: true }, { task, pieces: [], at: 5_500, done: false }]]
  render(End, { props: { shown, runs, names: ['Ada'], say, ask: () => Promise.resolve({ ways }) } })
  const lying = await screen.findByRole('list', { name: 'Your missions' })
  expect([...lying.querySelectorAll('.time')].map((one) => one.textContent.replaceAll('\u00a0', ' '))).toEqual(['4.0 s', '1.5 s, laid aside'])
  await fireEvent.click(screen.getByRole('button', { name: 'How the missions are solved' }))
  const course = await screen.findByRole('list', { name: 'How the missions are solved' })
  expect(course.querySelectorAll('li')).toHaveLength(2)
})

test('the big screen announces a second chance', () => {
  const options = { mode: 'nine', rounds: 9, sand: 45 } as Ubongo.Options
  const shown = { options, round: 1, tasks: [task, null], until: 45_000, turned: 0, again: true, done: [], gave_up: [], times: [], solved: [], symbol: 'hand' }
  const view = { viewer: null, shown, pieces: [null, null] } as unknown as Ubongo.View
  render(BigRound, { props: { view, names: ['Ada', 'Bo'], time: new Ticking(() => 0), say, motion: false } })
  expect(screen.getByRole('timer', { name: 'Second chance' })).toBeTruthy()
  expect(screen.getByText('Second chance')).toBeTruthy()
})
