import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameClient } from '../games/client'
import { announcer } from '../kit/announcer.svelte'
import { texts } from '../kit/texts.svelte'
import { FakeSocket } from '../testing/socket'
import { CHAIR, MATCH, TABLE } from '../testing/table'
import type { Evening } from '../wire.gen'
import { Session } from './session.svelte'

const loadGame = vi.hoisted(() => vi.fn<(key: string) => Promise<GameClient | null>>())
vi.mock('../games/client', () => ({ loadGame }))
const client = (key: string) => ({ solo: { options: { key } } }) as unknown as GameClient

let close: () => void
let session: Session
beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  vi.spyOn(texts, 'learn').mockResolvedValue()
  loadGame.mockImplementation((key) => Promise.resolve(client(key)))
  session = new Session('t')
  close = session.open()
  FakeSocket.last.opens()
})
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the previous game is dropped while another one loads', async () => {
  FakeSocket.last.hears({ n: 1, whole: true, table: { ...TABLE, game: 'one' } })
  await vi.runAllTimersAsync()
  expect(session.client).toEqual(client('one'))
  FakeSocket.last.hears({ n: 2, table: { ...TABLE, game: 'two' } })
  expect(session.client).toBeNull()
  await vi.runAllTimersAsync()
  expect(session.client).toEqual(client('two'))
})

test('the next frame retries texts and games that failed to load', async () => {
  vi.mocked(texts.learn).mockRejectedValueOnce(new Error('away'))
  FakeSocket.last.hears({ n: 1, whole: true, table: TABLE })
  await vi.runAllTimersAsync()
  loadGame.mockRejectedValueOnce(new Error('away'))
  FakeSocket.last.hears({ n: 2, table: TABLE })
  await vi.runAllTimersAsync()
  expect(texts.learn).toHaveBeenCalledTimes(2)
  expect(session.client).toBeNull()
  FakeSocket.last.hears({ n: 3, table: TABLE })
  await vi.runAllTimersAsync()
  expect(session.client).toEqual(client('uluru'))
})

test('only a host loads the texts of other games, and a failed load is retried', async () => {
  const fetched = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(Response.json([{ key: 'one' }]))
  vi.stubGlobal('fetch', fetched)
  FakeSocket.last.hears({ n: 1, whole: true, table: { ...TABLE, host: null } })
  await vi.runAllTimersAsync()
  FakeSocket.last.hears({ n: 2, table: { ...TABLE, host: null } })
  await vi.runAllTimersAsync()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(session.games).toEqual([{ key: 'one' }])
  expect(texts.learn).not.toHaveBeenCalledWith('one')
  // the names of games that were played earlier are needed all the same
  FakeSocket.last.hears({ n: 3, table: { ...TABLE, host: null, evening: [{ game: 'two' } as Evening] } })
  await vi.runAllTimersAsync()
  expect(texts.learn).toHaveBeenCalledWith('two')
  FakeSocket.last.hears({ n: 4, table: TABLE })
  await vi.runAllTimersAsync()
  expect(texts.learn).toHaveBeenCalledWith('one')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('what a game tells itself is not spoken when it arrives', async () => {
  const tell = (event: unknown) => (event as { type: string }).type
  loadGame.mockResolvedValue({ words: { tell, unspoken: ['RoundOver'] } } as unknown as GameClient)
  FakeSocket.last.hears({ n: 1, whole: true, table: TABLE })
  await vi.runAllTimersAsync()
  FakeSocket.last.hears({ n: 2, events: [{ type: 'SandOut' }, { type: 'RoundOver' }] })
  expect(announcer.spoken.map(({ text }) => text)).toEqual(['SandOut'])
})

test('a lost line reconnects as soon as the page is visible', () => {
  FakeSocket.last.hears({ n: 1, whole: true, table: TABLE })
  FakeSocket.last.breaks()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.opens()
  FakeSocket.last.hears({ type: 'welcome' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(FakeSocket.all).toHaveLength(2)
})

test('portraits get the settings that matter in this match', async () => {
  const Head = (() => ({})) as unknown as GameClient['Head']
  loadGame.mockResolvedValue({ Head, setup: { matters: (_field: string, options: object) => 'mode' in options } } as unknown as GameClient)
  const wishing = { ...TABLE, chairs: [{ ...CHAIR, own: { role: 'kobold' } }] }
  FakeSocket.last.hears({ n: 1, whole: true, table: wishing })
  await vi.runAllTimersAsync()
  expect(session.look).toEqual({ Head, view: null, own: [{}] })
  FakeSocket.last.hears({ n: 2, table: { ...wishing, options: { mode: 'kobold' } } })
  expect(session.look?.own).toEqual([{ role: 'kobold' }])
})

test('events come with the view that this screen had before them', () => {
  const match = (view: string) => ({ ...MATCH, view })
  FakeSocket.last.hears({ n: 1, whole: true, table: TABLE, match: match('first') })
  expect([session.before, session.eventsAt]).toEqual([null, 0])
  FakeSocket.last.hears({ n: 2, match: match('second') })
  FakeSocket.last.hears({ n: 3, match: match('third'), events: ['one'] })
  expect([session.before, session.events]).toEqual(['second', ['one']])
  FakeSocket.last.hears({ n: 4, match: match('fourth') })
  FakeSocket.last.hears({ n: 5, events: ['two'] })
  expect([session.before, session.events]).toEqual(['fourth', ['two']])
})
