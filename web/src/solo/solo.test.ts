import { expect, test } from 'vitest'
import type { Best } from '../kit/api'
import { byGame } from './RecordsPage.svelte'
import { day, hoursAndMinutes, modeWords, together } from './words'

const best = (record: string, game = 'uluru'): Best => ({ record, game, score: 1, unit: 'stones', name: 'Ada', date: 0, replay: 'x' })

const info = (key: string, fewest = 1) => ({ key, seats: [fewest, 2] as [number, number], daily: fewest === 1 })

test('records lie with their game, and single deals are no modes', () => {
  const mine = [best('uluru/tricky/sand-60/rounds-6'), best('uluru/first/sand-60/rounds-6'), best('daily/uluru/2026-11-16'), best('deal/abc')]
  const [uluru, other, ...more] = byGame([info('uluru'), info('ubongo'), info('ostriches', 2)], mine, [])
  expect(uluru?.bests.map((one) => one.record)).toEqual(['uluru/first/sand-60/rounds-6', 'uluru/tricky/sand-60/rounds-6'])
  expect(other).toMatchObject({ game: 'ubongo', bests: [], duels: [] })
  expect(more).toEqual([])
})

test('matches against a bot put a game on the shelf that nobody plays alone', () => {
  const duel = { game: 'ostriches', level: 'casual', won: 2, drawn: 0, lost: 1 }
  expect(byGame([info('ostriches', 2)], [], [duel])).toMatchObject([{ game: 'ostriches', daily: false, duels: [duel] }])
})

test('the mode is told in the words of the game', () => {
  const client = { setup: { modes: { option: 'mode', values: [] } } }
  const words = (key: string, blanks?: object) => `${key} ${Object.values(blanks ?? {}).join()}`
  expect(modeWords(client, { mode: 'first' }, words)).toBe('option-mode-is first')
  expect(modeWords(client, {}, words)).toBe('')
  expect(modeWords(null, { mode: 'first' }, words)).toBe('')
})

test('days and countdowns read well', () => {
  expect(day('2026-11-16')).toContain('16')
  expect(hoursAndMinutes(3 * 3_600_000 + 61_000)).toEqual({ hours: 3, minutes: 2 })
  expect(hoursAndMinutes(-5)).toEqual({ hours: 0, minutes: 0 })
  expect(together(['Ada', 'Ben'])).toBe('Ada and Ben')
})
