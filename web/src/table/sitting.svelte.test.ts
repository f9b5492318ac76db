import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../kit/texts.svelte'
import { missing } from './missing'
import NameForm from './NameForm.svelte'
import { LONGEST, PATIENCE, Suspense } from './wall.svelte'

beforeEach(() => texts.speak('en'))
afterEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
  vi.useRealTimers()
})

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const sit = () => fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
/** What the form sends, and what it is answered. */
function form(answers: (string | null)[], free: readonly number[] = []) {
  const given: [string, number | null][] = []
  const give = (name: string, seat: number | null) => {
    given.push([name, seat])
    return Promise.resolve(answers.shift() ?? null)
  }
  return { given, ...render(NameForm, { draft: 'sit', name: 'Brave Emu', action: 'Sit down', free, give }) }
}

test('a typed name outlives a refusal, a closed sheet and a reload, until it was accepted', async () => {
  const family = '👨‍👩‍👧‍👦'.repeat(10)
  const first = form(['Somebody at this table has this name already.'])
  await fireEvent.input(field(), { target: { value: family } })
  await sit()
  expect((await screen.findByRole('alert')).textContent).toContain('this name already')
  expect(field().value).toBe(family)
  first.unmount()
  const second = form([null])
  expect(field().value).toBe(family)
  await sit()
  await vi.waitFor(() => expect(second.given).toEqual([[family, null]]))
  second.unmount()
  form([])
  expect(field().value).toBe('Brave Emu')
})

test('any chair will do, unless a certain one was chosen that is still free', async () => {
  const { given, rerender } = form(['no', 'no', 'no'], [1, 2, 4])
  await sit()
  await fireEvent.change(screen.getByRole('combobox', { name: 'Chair' }), { target: { value: '4' } })
  await sit()
  await rerender({ free: [1, 2] })
  await sit()
  expect(given.map(([, seat]) => seat)).toEqual([null, 4, null])
  await rerender({ free: [1] })
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('what is missing before a match is said in a few words', () => {
  const wrong = (about: Record<string, number>, key = 'seats-wrong') => missing({ key, about }, 'toy')
  expect(missing(null, 'toy')).toBeNull()
  expect(wrong({ fewest: 2, most: 4, given: 1 })).toBe('One more player')
  expect(wrong({ most: 3, given: 1 }, 'seats-exactly')).toBe('2 more players')
  expect(wrong({ fewest: 2, most: 4, given: 5 })).toBe('This game seats 2 to 4 players, not 5.')
  expect(wrong({}, 'table-full')).toBe('No chair is free.')
})

/** A result that waits for a big screen. */
function waiting() {
  vi.useFakeTimers()
  let sign = $state<number | null>(0)
  let suspense: Suspense | undefined
  const stop = $effect.root(() => {
    suspense = new Suspense(() => sign)
  })
  flushSync()
  return {
    stop,
    kept: () => suspense?.kept,
    /** The big screen gives a sign of life, or has announced the end. */
    signs: (now: number | null) => {
      sign = now
      flushSync()
    },
    pass: (time: number) => {
      vi.advanceTimersByTime(time)
      flushSync()
    },
  }
}

test('a result waits for the big screen, and is not taken back afterwards', () => {
  const { kept, signs, stop } = waiting()
  expect(kept()).toBe(true)
  signs(null)
  expect(kept()).toBe(false)
  stop()
})

test('a big screen that hangs is not waited for, and one that shows on is, but not for ever', () => {
  const hung = waiting()
  hung.pass(PATIENCE - 1)
  expect(hung.kept()).toBe(true)
  hung.pass(1)
  expect(hung.kept()).toBe(false)
  hung.signs(1)
  expect(hung.kept()).toBe(false)
  hung.stop()
  const slow = waiting()
  for (let time = 0; time + 3_000 < LONGEST; time += 3_000) {
    slow.pass(3_000)
    slow.signs(time)
    expect(slow.kept()).toBe(true)
  }
  slow.pass(3_000)
  expect(slow.kept()).toBe(false)
  slow.stop()
})
