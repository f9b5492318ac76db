import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { No, type StepOpinion } from '../kit/api'
import { texts } from '../kit/texts.svelte'
import type { GameClient } from '../games/client'
import { caption, opinionWords } from './captions'
import { curveOf, Opinions } from './opinions.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const choice = (action: number, chance: number) => ({ action, said: `a${action}`, chance })
const thought = (seat: number, played: number, best = played): StepOpinion => ({ seat, played: choice(1, played), best: choice(best === played ? 1 : 2, best) })

test('opinions come page by page, and a page that was refused is asked for again', async () => {
  const all = [null, thought(0, 0.5), thought(1, 0.4, 0.7), null, thought(0, 0.6)]
  const asked: number[] = []
  const opinions = new Opinions((from) => {
    asked.push(from)
    if (asked.length === 2) return Promise.reject(new No({ key: 'too-fast', about: { seconds: 3 } }))
    return Promise.resolve({ first: from, opinions: all.slice(from, from + 2) })
  })
  const filled = opinions.fill(all.length)
  await vi.advanceTimersByTimeAsync(2_900)
  expect([asked, opinions.steps.length]).toEqual([[0, 2], 2])
  await vi.advanceTimersByTimeAsync(200)
  await filled
  expect([asked, opinions.steps]).toEqual([[0, 2, 2, 4], all])
})

test('nothing is asked for once the page is left', async () => {
  const load = vi.fn(() => Promise.reject(new No({ key: 'line-lost', about: {} })))
  const opinions = new Opinions(load)
  void opinions.fill(5)
  await vi.advanceTimersByTimeAsync(100)
  opinions.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledOnce()
})

test('a match that cannot be seen is not asked for again', async () => {
  const load = vi.fn(() => Promise.reject(new No({ key: 'replay-unknown', about: {} })))
  await new Opinions(load).fill(5)
  expect(load).toHaveBeenCalledOnce()
})

test('the curve shows the chances of one of two, and where much was given away', () => {
  const points = curveOf([null, thought(0, 0.6), thought(1, 0.25, 0.5)], 0)
  expect(points).toEqual([
    { step: 1, chance: 0.6, slip: false },
    { step: 2, chance: 0.75, slip: true },
  ])
  expect(curveOf([thought(0, 0.6)], 1)[0]?.chance).toBeCloseTo(0.4)
})

test('an opinion says what was played and what was best, and speaks to its own player', async () => {
  await texts.speak('en')
  const client = { words: { action: (number: number) => `leap ${number}` } } as unknown as GameClient
  const words = (one: StepOpinion, mine: number[]) => opinionWords(one, mine, ['Ada', 'Bo'], client, (key) => key)
  expect(words(thought(0, 0.48, 0.55), [0])).toBe('You played leap 1: 48%. Best: leap 2: 55%.')
  expect(words(thought(1, 0.48), [0])).toBe('Bo played leap 1: 48%. The bot would have done the same.')
  expect(words(thought(0, 0.48), [0, 1])).toContain('Ada played')
})

test('a caption names the player, unless it does already or there is only one', async () => {
  await texts.speak('en')
  const client = { words: { tell: (event: unknown) => (event as { line: string | null }).line } } as unknown as GameClient
  const lines = (names: string[], ...events: object[]) => caption(events, names, client, (key) => key)
  expect(lines(['Ada', 'Bo'], { line: null }, { line: 'White sits on place 3.', to: [1] })).toBe('Bo: White sits on place 3.')
  expect(lines(['Ada', 'Bo'], { line: 'Ada is done.', seat: 0 }, { line: 'The sand is running!' })).toBe('Ada is done. · The sand is running!')
  expect(lines(['Ada'], { line: 'White sits on place 3.', to: [0] })).toBe('White sits on place 3.')
})
