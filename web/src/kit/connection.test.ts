import { backoff, Connection, socketAddress } from './connection.svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket } from '../testing/socket'
import { MATCH, TABLE } from '../testing/table'
import { PROTOCOL } from '../wire.gen'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  FakeSocket.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function connected(): Connection {
  const line = new Connection('ws://here', FakeSocket.make)
  line.open()
  FakeSocket.last.opens()
  FakeSocket.last.hears({ n: 1, whole: true, table: TABLE, match: MATCH })
  return line
}

test('the first hello has no past, and the line opens when the table answers', () => {
  const line = new Connection('ws://here', FakeSocket.make)
  line.open()
  expect(line.status).toBe('connecting')
  FakeSocket.last.opens()
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: PROTOCOL, stream: null, last: null }])
  expect(line.status).toBe('connecting')
  FakeSocket.last.hears({ n: 1, whole: true, table: TABLE })
  expect(line.status).toBe('open')
  expect(line.known.table?.code).toBe('ABCD')
})

test('a request settles with its own answer', async () => {
  const line = connected()
  const asked = line.ask({ type: 'start' })
  const sent = FakeSocket.last.sent.at(-1)
  expect(sent).toMatchObject({ type: 'start' })
  const key = (sent as { key: string }).key
  expect(key).toMatch(/^[0-9a-f]{24}$/)
  FakeSocket.last.hears({ n: 2, answers: [{ key: 'other', refused: null, code: null, advice: null }, { key, refused: null, code: 'XY', advice: null }] })
  await expect(asked).resolves.toEqual({ key, refused: null, code: 'XY', advice: null })
})

test('a lost line resumes after the last frame, and opens when it is answered', () => {
  const line = connected()
  FakeSocket.last.breaks()
  expect(line.status).toBe('lost')
  vi.advanceTimersByTime(399)
  expect(FakeSocket.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.all).toHaveLength(2)
  expect(line.status).toBe('lost')
  FakeSocket.last.opens()
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: PROTOCOL, stream: 's', last: 1 }])
  expect(line.status).toBe('lost')
  FakeSocket.last.hears({ type: 'welcome' })
  expect(line.status).toBe('open')
  FakeSocket.last.hears({ n: 2, table: { ...TABLE, watching: 1 } })
  expect(line.known.table?.watching).toBe(1)
  expect(line.known.match).toEqual(MATCH)
})

test('retries back off, and start over after a connection', () => {
  connected()
  for (const wait of [400, 800, 1600]) {
    FakeSocket.last.breaks()
    const before = FakeSocket.all.length
    vi.advanceTimersByTime(wait - 1)
    expect(FakeSocket.all).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(before + 1)
  }
  FakeSocket.last.opens()
  FakeSocket.last.hears({ type: 'welcome' })
  FakeSocket.last.breaks()
  const before = FakeSocket.all.length
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all).toHaveLength(before + 1)
})

test('an unanswered action is sent again under its old key; other requests are given up', async () => {
  const line = connected()
  const act = line.ask({ type: 'do', seat: 0, action: 7 })
  const pause = line.ask({ type: 'pause', paused: true })
  const first = FakeSocket.last.sent[1]
  FakeSocket.last.breaks()
  await expect(pause).resolves.toMatchObject({ refused: { key: 'line-lost' } })
  vi.advanceTimersByTime(400)
  FakeSocket.last.opens()
  expect(FakeSocket.last.sent.slice(1)).toEqual([])
  FakeSocket.last.hears({ type: 'welcome' })
  expect(FakeSocket.last.sent.slice(1)).toEqual([first])
  FakeSocket.last.hears({ n: 2, answers: [{ key: (first as { key: string }).key, refused: null, code: null, advice: null }] })
  await expect(act).resolves.toMatchObject({ refused: null })
})

test('an action that waits for the line stays one of the match and chapter it was meant for', () => {
  const line = connected()
  FakeSocket.last.breaks()
  void line.ask({ type: 'do', seat: 0, action: 7 })
  vi.advanceTimersByTime(400)
  FakeSocket.last.opens()
  FakeSocket.last.hears({ n: 2, whole: true, table: TABLE, match: { ...MATCH, id: 'n', chapter: '2' } })
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'do', match: 'm', chapter: '1', action: 7 })
  void line.ask({ type: 'do', seat: 0, action: 8 })
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'do', match: 'n', chapter: '2', action: 8 })
})

test('an overdue answer to an action is reported, then the line reconnects', async () => {
  const line = connected()
  const act = line.ask({ type: 'do', seat: 0, action: 7 })
  const sent = FakeSocket.last.sent.at(-1)
  vi.advanceTimersByTime(4_999)
  expect(line.slow).toBe(false)
  vi.advanceTimersByTime(1)
  expect([line.slow, line.status]).toEqual([true, 'open'])
  vi.advanceTimersByTime(5_000)
  expect([line.slow, line.status, FakeSocket.last.closed]).toEqual([false, 'lost', true])
  vi.advanceTimersByTime(400)
  FakeSocket.last.opens()
  FakeSocket.last.hears({ type: 'welcome' })
  expect(FakeSocket.last.sent.slice(1)).toEqual([sent])
  FakeSocket.last.hears({ n: 2, answers: [{ key: (sent as { key: string }).key, refused: null, code: null, advice: null }] })
  await expect(act).resolves.toMatchObject({ refused: null })
  vi.advanceTimersByTime(60_000)
  expect([line.slow, line.status, FakeSocket.all.length]).toEqual([false, 'open', 2])
})

test('any frame restarts the wait for an answer; a hint may take its time', () => {
  const line = connected()
  void line.ask({ type: 'hint', seat: 0 })
  vi.advanceTimersByTime(60_000)
  expect([line.slow, line.status]).toEqual([false, 'open'])
  void line.ask({ type: 'do', seat: 0, action: 7 })
  vi.advanceTimersByTime(7_000)
  FakeSocket.last.hears({ n: 2, table: TABLE })
  expect(line.slow).toBe(false)
  vi.advanceTimersByTime(7_000)
  expect([line.slow, line.status]).toEqual([true, 'open'])
  line.close()
  vi.advanceTimersByTime(60_000)
  expect([line.slow, line.status]).toEqual([false, 'over'])
})

test('a line that is cut is lost at once, and reconnects', () => {
  const line = connected()
  line.cut()
  expect([line.status, FakeSocket.last.closed]).toEqual(['lost', true])
  line.cut()
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.opens()
  FakeSocket.last.hears({ type: 'welcome' })
  expect(line.status).toBe('open')
})

test('a hello without an answer opens no line: it is given up after ten seconds, and actions wait', () => {
  const line = connected()
  FakeSocket.last.breaks()
  vi.advanceTimersByTime(400)
  FakeSocket.last.opens()
  void line.ask({ type: 'do', seat: 0, action: 7 })
  vi.advanceTimersByTime(9_999)
  expect([line.status, FakeSocket.last.closed, FakeSocket.last.sent.length]).toEqual(['lost', false, 1])
  vi.advanceTimersByTime(1)
  expect([line.status, FakeSocket.last.closed]).toEqual(['lost', true])
  vi.advanceTimersByTime(800)
  expect(FakeSocket.all).toHaveLength(3)
  FakeSocket.last.opens()
  FakeSocket.last.hears({ type: 'welcome' })
  expect([line.status, FakeSocket.last.sent.length]).toEqual(['open', 2])
  vi.advanceTimersByTime(5_000)
  expect(line.slow).toBe(true)
})

test('a server that vanishes during a match is left after a few seconds; one that only has nothing to tell is not', () => {
  const line = connected()
  FakeSocket.last.hears({ n: 2, table: { ...TABLE, phase: 'playing' } })
  vi.advanceTimersByTime(60_000)
  expect([line.status, FakeSocket.all.length]).toEqual(['open', 1])
  FakeSocket.last.vanished = true
  vi.advanceTimersByTime(6_999)
  expect(line.status).toBe('open')
  vi.advanceTimersByTime(3_001)
  expect([FakeSocket.all[0]?.closed, FakeSocket.all.length]).toEqual([true, 2])
})

test('that the server is there says nothing about an answer that is overdue', () => {
  const line = connected()
  FakeSocket.last.hears({ n: 2, table: { ...TABLE, phase: 'playing' } })
  void line.ask({ type: 'do', seat: 0, action: 7 })
  vi.advanceTimersByTime(5_000)
  expect([line.slow, line.status]).toEqual([true, 'open'])
  vi.advanceTimersByTime(5_000)
  expect(line.status).toBe('lost')
})

test('before a match nobody is asked, nor while nobody looks', () => {
  const line = connected()
  FakeSocket.last.hears({ n: 2, table: { ...TABLE, phase: 'lobby' } })
  FakeSocket.last.vanished = true
  vi.advanceTimersByTime(60_000)
  expect(line.status).toBe('open')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  FakeSocket.last.hears({ n: 3, table: { ...TABLE, phase: 'playing' } })
  vi.advanceTimersByTime(60_000)
  expect(line.status).toBe('open')
  hidden.mockReturnValue(false)
  vi.advanceTimersByTime(10_000)
  expect(line.status).not.toBe('open')
})

test('a connection that nobody accepts is given up after ten seconds', () => {
  const line = new Connection('ws://here', FakeSocket.make)
  line.open()
  vi.advanceTimersByTime(10_000)
  expect([line.status, FakeSocket.last.closed]).toEqual(['lost', true])
})

test('a repeated frame is dropped; a gap requests everything again', () => {
  const line = connected()
  const told: number[] = []
  line.onFrame = (frame) => told.push(frame.n)
  FakeSocket.last.hears({ n: 1, table: TABLE })
  FakeSocket.last.hears({ n: 2, table: TABLE })
  expect(told).toEqual([2])
  FakeSocket.last.hears({ n: 9, table: TABLE })
  expect(told).toEqual([2])
  FakeSocket.last.opens()
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: PROTOCOL, stream: null, last: null }])
})

test('a table that is gone is not retried', () => {
  const line = connected()
  FakeSocket.last.breaks(4404)
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
  expect([line.status, line.reason]).toEqual(['over', 'gone'])
})

test('a table that was set aside is not retried, and says so', () => {
  const line = connected()
  FakeSocket.last.hears({ type: 'bye', reason: 'set-aside' })
  FakeSocket.last.breaks(4404)
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
  expect([line.status, line.reason]).toEqual(['over', 'set-aside'])
})

test('requests to a table that is gone are settled', async () => {
  const line = connected()
  const act = line.ask({ type: 'do', seat: 0, action: 7 })
  FakeSocket.last.breaks(4404)
  await expect(act).resolves.toMatchObject({ refused: { key: 'line-lost' } })
  await expect(line.ask({ type: 'do', seat: 0, action: 8 })).resolves.toMatchObject({ refused: { key: 'line-lost' } })
})

test('a restart reconnects; another protocol needs a new page', () => {
  const line = connected()
  FakeSocket.last.hears({ type: 'bye', reason: 'restart' })
  FakeSocket.last.breaks(1012)
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.opens()
  FakeSocket.last.hears({ type: 'bye', reason: 'protocol' })
  FakeSocket.last.breaks(4400)
  expect([line.status, line.reason]).toEqual(['over', 'protocol'])
})

test('messages of an old socket are ignored', () => {
  const line = connected()
  const old = FakeSocket.last
  line.renew()
  old.hears({ n: 2, table: { ...TABLE, watching: 5 } })
  old.breaks()
  expect(line.known.table?.watching).toBe(0)
  expect(FakeSocket.all).toHaveLength(2)
})

test('the address follows the page', () => {
  const page = (protocol: string) => ({ protocol, host: 'box.local:8000' }) as Location
  expect(socketAddress('a', page('http:'))).toBe('ws://box.local:8000/ws/a')
  expect(socketAddress('a', page('https:'))).toBe('wss://box.local:8000/ws/a')
})

test('a screen for everybody says so in its hello', () => {
  const line = new Connection('ws://here', FakeSocket.make, true)
  line.open()
  FakeSocket.last.opens()
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: PROTOCOL, stream: null, last: null, watch: true }])
})

test('waits double and end at 15 seconds', () => {
  const longest = [0, 1, 2, 3, 9, 99].map((tries) => backoff(tries, () => 1))
  expect(longest).toEqual([400, 800, 1600, 3200, 15_000, 15_000])
})

test('jitter spreads a room over half of the wait', () => {
  expect(backoff(2, () => 0)).toBe(800)
  expect(backoff(2, () => 0.5)).toBe(1200)
})
