import { beforeEach, expect, test } from 'vitest'
import { FakeSocket } from '../testing/socket'
import { MATCH, TABLE } from '../testing/table'
import { Together } from './together.svelte'

beforeEach(() => (FakeSocket.all = []))

test('every seat of a shared screen has a line of its own, which shows it', async () => {
  const together = new Together('t', () => 'toy', (url) => FakeSocket.make(url))
  together.keep([0, 2])
  expect(FakeSocket.all).toHaveLength(2)
  const [first, second] = FakeSocket.all as [FakeSocket, FakeSocket]
  first.opens()
  first.hears({ n: 1, whole: true, table: TABLE, match: { ...MATCH, seat: null } })
  expect(first.sent.at(-1)).toMatchObject({ type: 'show', seat: 0 })
  expect(together.zones).toEqual([])
  first.hears({ n: 2, whole: true, table: TABLE, match: { ...MATCH, seat: 0, legal: [7] } })
  expect(together.zones.map(({ seat, legal }) => [seat, [...legal]])).toEqual([[0, [7]]])

  const done = together.zones[0]?.act(7)
  const asked = first.sent.at(-1)
  expect(asked).toMatchObject({ type: 'do', seat: 0, action: 7 })
  first.hears({ n: 3, answers: [{ key: (asked as { key: string }).key, refused: null, code: null, advice: null }] })
  expect(await done).toBe(true)

  together.keep([0])
  expect([first.closed, second.closed]).toEqual([false, true])
  together.keep([])
  expect(first.closed).toBe(true)
})
