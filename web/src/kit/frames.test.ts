import { expect, test } from 'vitest'
import { MATCH, TABLE } from '../testing/table'
import { gap, merge, NOTHING, seenBefore, type Known } from './frames'

const known: Known = { stream: 's', n: 3, table: TABLE, match: MATCH, clock: { now: 5, deadline: null, running: true, turn_ends: null, finish: false } }

test('parts that a frame leaves out are unchanged', () => {
  const after = merge(known, { type: 'frame', stream: 's', n: 4, table: { ...TABLE, watching: 2 } })
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
  expect(seenBefore(known, { type: 'frame', stream: 's', n: 3 })).toBe(true)
  expect(seenBefore(known, { type: 'frame', stream: 's', n: 4 })).toBe(false)
  expect(gap(known, { type: 'frame', stream: 's', n: 4 })).toBe(false)
  expect(gap(known, { type: 'frame', stream: 's', n: 5 })).toBe(true)
  expect(gap(known, { type: 'frame', stream: 'x', n: 4 })).toBe(true)
  expect(gap(NOTHING, { type: 'frame', stream: 's', n: 1 })).toBe(true)
  expect(gap(NOTHING, { type: 'frame', stream: 's', n: 1, whole: true })).toBe(false)
})
