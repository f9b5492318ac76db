import { expect, it } from 'vitest'
import type { Outcome, Ubongo } from '../../wire.gen'
import { giftsOf, isOut, sceneOf, splits, type Shown } from './course'
import index from './index'
import { pressed, type Deeds } from './controls'
import { recordName, shareText } from './results'
import { clockWords, lookWords, rowsWords, tell } from './words'

const say = (key: string, blanks: object = {}) => `${key}(${Object.values(blanks).join(' ')})`
const options = { mode: 'nine', rounds: 9, length: 5 } as Ubongo.Options
const task: Ubongo.Task = { board: 1, side: 'A', symbol: 'hand', shape: ['##.', '.##'], pieces: ['I2'], difficulty: 1 }
const shown = { options, phase: 'lead', round: 1, tasks: [null, null], boards: [], done: [1], gave_up: [0], tied: [], last: null, solved: [], aside: [], gems: [['ruby', 'amber'], []] } as unknown as Shown
const over = { ...shown, phase: 'over' } as Shown

it('a match has its scenes', () => {
  expect(sceneOf(shown)).toBe('lead')
  expect(sceneOf({ ...shown, phase: 'covering' })).toBe('covering')
  expect(sceneOf({ ...shown, phase: 'boards', tasks: [task, null] })).toBe('covering')
  // missions of open boards are known before the glass is turned
  expect(sceneOf({ ...shown, boards: [null], tasks: [task, null] })).toBe('lead')
  expect(sceneOf({ ...over, last: { tasks: [], pieces: [], wins: [] } })).toBe('review')
  expect(sceneOf({ ...over, options: { ...options, mode: 'time' } })).toBe('end')
})

it('a player who has finished or given up is out', () => {
  expect([isOut(shown, 0), isOut(shown, 1), isOut(shown, 2)]).toEqual([true, true, false])
})

it('gems are given by rank, those of the track first', () => {
  const wins: Ubongo.Win[] = [
    { seat: 1, rank: 1, track: 'sapphire', bag: 'ruby' },
    { seat: 0, rank: 3, track: null, bag: 'amber' },
  ]
  expect(giftsOf({ tasks: [], pieces: [], wins }).map(({ seat, gem, source }) => `${seat} ${gem} ${source}`)).toEqual(['1 sapphire track', '1 ruby bag', '0 amber bag'])
})

it('options matter in their games', () => {
  const { matters } = index.setup ?? {}
  const told = ['sand', 'rounds', 'length', 'difficulty', 'pieces'].map((field) => [matters?.(field, { mode: 'nine' }), matters?.(field, { mode: 'count' }), matters?.(field, {})])
  expect(told).toEqual([[true, false, true], [true, false, true], [false, true, true], [false, true, true], [true, true, true]])
})

it('only what can be played is offered', () => {
  const offered = (field: string, values: readonly (number | null)[], options: object) => values.filter((value) => index.setup?.suits?.(field, value, { book: 'standard', ...options }))
  expect(offered('length', [1, 5, 10, 20], { mode: 'time' })).toEqual([5, 10, 20])
  expect(offered('length', [1, 5, 10, 20], { mode: 'count' })).toEqual([1, 5, 10, 20])
  expect(offered('difficulty', [4, 5, null], { side: 'A' })).toEqual([4, null])
  expect(offered('difficulty', [4, 5, null], { side: 'B' })).toEqual([4, 5, null])
  expect(offered('difficulty', [4, 5, null], { side: 'A', book: 'mine' })).toEqual([4, 5, null])
})

it('records and results have words', () => {
  expect(recordName('ubongo/count-5/side-A/difficulty-any', say)).toBe('length(count 5) · option-side-is(A)')
  expect(recordName('ubongo/time-10/side-B/difficulty-3/book-0123456789', say)).toBe('length(time 10) · option-side-is(B) · record-difficulty(3) · record-book(012345)')
  expect(recordName('uluru/first/sand-60/rounds-5', say)).toBeNull()
  const outcome = { places: [1], score: [5], unit: 'points', reason: '', record: null, drawn: false, more_is_better: true }
  expect(shareText(outcome, 0, { shown }, say)).toBe('◆● 5 unit-points(5)')
  const race = { ...shown, options: { ...options, mode: 'count' }, solved: [2], aside: [1] }
  expect(shareText({ ...outcome, unit: 'ms', score: [61_200] }, 0, { shown: race }, say)).toBe('■■□ share-race(length(count 5) 1:01.2 unit-ms(61200))')
  expect(clockWords(65_900)).toBe('1:05')
})

it('a piece and a shape are described row by row', () => {
  expect(lookWords(say, 'V3', 0)).toBe('look(piece(V3) 1 / stretch(1 2))')
  const lying: Ubongo.Lay[] = [{ type: 'lay', piece: 'I2', orientation: 0, row: 0, col: 0 }]
  expect(rowsWords(say, task, lying)).toBe('row(1 row-piece(stretch(1 2) piece(I2))) row(2 row-free(stretch(2 3)))')
})

it('events are described in words', () => {
  const names = ['Ada', 'Bo']
  const events: Partial<Ubongo.AnyEvent>[] = [
    { type: 'Rolled', round: 1, symbol: 'mask' },
    { type: 'GlassTurned', round: 1, until: null },
    { type: 'GlassTurned', round: 1, until: 5, again: true },
    { type: 'GlassTurned', round: 1, until: 48_000 },
    { type: 'GlassTurned', round: 1, until: 303_000, race: true },
    { type: 'Ubongo', seat: 1 },
    { type: 'GemWon', seat: 0, gem: 'ruby', source: 'bag' },
    { type: 'RoundOver', round: 2, points: [1, 0] },
    { type: 'Starter', seat: 0 },
  ]
  expect(events.map((event) => tell(event, names, say))).toEqual([
    'told-rolled(mask)',
    'told-no-sand()',
    'second-chance()',
    'told-sand()',
    'told-watch()',
    'told-ubongo(Bo)',
    'told-gem(Ada ruby bag)',
    'told-round(2 told-points(Ada 1), told-points(Bo 0))',
    null,
  ])
})

it('a replay can show everyone’s pieces at once', () => {
  const view = (viewer: number | null, pieces: unknown[]) => ({ viewer, shown, pieces })
  const all = index.replay?.everyone?.([view(null, [null, null]), view(0, [['a'], null]), view(1, [null, ['b']])])
  expect(all).toEqual(view(null, [['a'], ['b']]))
})

it('keys pick, turn, move, lay and take back, and leave the rest of the page alone', () => {
  const done: string[] = []
  const deeds: Deeds = {
    pick: (piece) => done.push(piece),
    drop: () => done.push('drop'),
    turn: (how) => done.push(how),
    move: (down, right) => done.push(`${down} ${right}`),
    lay: () => done.push('lay'),
    takeBack: () => done.push('back'),
    picked: true,
  }
  const press = (key: string, more: KeyboardEventInit = {}, given = deeds) => pressed(new KeyboardEvent('keydown', { key, ...more }), ['I2', 'V3'], given)
  const taken = ['2', 'r', 'f', 'ArrowDown', 'Enter', 'Delete', 'Escape'].map((key) => press(key))
  expect(done).toEqual(['V3', 'turn', 'flip', '1 0', 'lay', 'back', 'drop'])
  expect(taken.every(Boolean)).toBe(true)
  // on a keyboard whose digits need Shift, they are in the same place
  expect([press('é', { code: 'Digit2' }), done.at(-1)]).toEqual([true, 'V3'])
  expect([press('3'), press('x'), press('1', { ctrlKey: true }), press('ArrowUp', {}, { ...deeds, picked: false })]).toEqual([false, false, false, false])
})

it('each mission of a run has the time that it took', () => {
  expect(splits([{ at: 4_000 }, { at: 5_500 }, { at: 11_000 }])).toEqual([4_000, 1_500, 5_500])
  expect(splits([])).toEqual([])
})
