import { expect, test } from 'vitest'
import { MATCH, TABLE } from '../testing/table'
import { gap, merge, NOTHING, seenBefore, type Known } from './frames'

const known: Known = { stream: 's', n: 3, table: TABLE, match: MATCH, clock: { now: 5, deadline: null, running: true, turn_ends: null, finish: false } }

test('parts that a frame leaves out are unchanged', () => {
  const after = merge(known, { type: 'frame', n: 4, table: { ...TABLE, watching: 2 } })
  expect(after.table?.watching).toBe(2)
  expect(after.match).toBe(MATCH)
  expect(after.clock?.now).toBe(5)
  expect(after.n).toBe(4)
})

test('a whole frame replaces everything', () => {
  const after = merge(known, { type: 'frame', stream: 'other', n: 1, whole: true, table: TABLE })
  expect(after).toEqual({ stream: 'other', n: 1, table: TABLE, match: null, clock: null })
})

test('a frame that comes twice is known, one too many is a gap', () => {
  expect(seenBefore(known, { type: 'frame', n: 3 })).toBe(true)
  expect(seenBefore(known, { type: 'frame', n: 4 })).toBe(false)
  expect(gap(known, { type: 'frame', n: 4 })).toBe(false)
  expect(gap(known, { type: 'frame', n: 5 })).toBe(true)
  expect(gap(NOTHING, { type: 'frame', n: 1 })).toBe(true)
  expect(gap(NOTHING, { type: 'frame', n: 1, whole: true })).toBe(false)
})

const VIEW = { options: { sand: 60 }, boards: [[null, 3], [null, null]], towers: [{ blocks: ['a'] }], turn: 0 }
const shown: Known = { ...known, match: { ...MATCH, view: VIEW, legal: [1, 2, 30] } }

test('changes replace parts of the match, and leave the others as they were', () => {
  const after = merge(shown, {
    type: 'frame',
    n: 4,
    changes: [
      [['view', 'boards', 0, 0], 7],
      [['view', 'towers', 0, 'blocks'], ['a', 'b']],
      [['view', 'towers', 1], { blocks: [] }],
      [['chapter'], '2'],
    ],
  })
  expect(after.match).toEqual({ ...MATCH, chapter: '2', legal: [1, 2, 30], view: { ...VIEW, boards: [[7, 3], [null, null]], towers: [{ blocks: ['a', 'b'] }, { blocks: [] }] } })
  const view = after.match?.view as typeof VIEW
  expect(view.options).toBe(VIEW.options)
  expect(view.boards[1]).toBe(VIEW.boards[1])
  expect(VIEW.boards[0]).toEqual([null, 3])
})

test('toggled actions become legal or cease to be, in ascending order', () => {
  const after = merge(shown, { type: 'frame', n: 4, toggled: [2, -4, 100] })
  expect(after.match?.legal).toEqual([1, 3, 4, 30, 100])
  expect(after.match?.view).toBe(VIEW)
})
