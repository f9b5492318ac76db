import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Ticking } from '../../kit/glass.svelte'
import { sound } from '../../kit/sound.svelte'
import { sayOf, texts } from '../../kit/texts.svelte'
import type { Ubongo } from '../../wire.gen'
import { ASIDE } from './catalogue'
import Laying from './Laying.svelte'
import { leaveOf } from './leave'
import type { Task } from './pieces'
import BigRound from './screen/BigRound.svelte'

const task: Task = { board: 1, side: 'A', symbol: 'hand', shape: ['###', '###'], pieces: ['I2', 'I4'], difficulty: 1 }
const say = sayOf('ubongo')

beforeAll(async () => {
  await texts.speak('en')
  await texts.learn('ubongo')
})
afterEach(cleanup)

test('who presses twice lays one mission aside', async () => {
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
  await fireEvent.click(button)
  expect(done).toEqual([ASIDE])
  answered()
  await tick()
  await fireEvent.click(button)
  expect(done).toEqual([ASIDE, ASIDE])
})

test('giving up is asked once more', () => {
  expect(leaveOf({ mode: 'nine' }, say).sure).toBe('Really give up?')
})

test('a second chance is told on the wall', () => {
  const options = { mode: 'nine', rounds: 9, sand: 45 } as Ubongo.Options
  const shown = { options, round: 1, tasks: [task, null], until: 45_000, turned: 0, again: true, done: [], gave_up: [], times: [], solved: [], symbol: 'hand' }
  const view = { viewer: null, shown, pieces: [null, null] } as unknown as Ubongo.View
  render(BigRound, { props: { view, names: ['Ada', 'Bo'], time: new Ticking(() => 0), say, motion: false } })
  expect(screen.getByRole('timer', { name: 'Second chance' })).toBeTruthy()
  expect(screen.getByText('Second chance')).toBeTruthy()
})
