import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../kit/texts.svelte'
import { FakeSocket } from '../testing/socket'
import { CHAIR, MATCH, TABLE } from '../testing/table'
import type { ChairView, Frame, Outcome, TableView } from '../wire.gen'
import Chips from './Chips.svelte'
import GuestChip from './GuestChip.svelte'
import LateGuest from './LateGuest.svelte'
import Lobby from './Lobby.svelte'
import { watchers } from './names'
import { NEWS } from './presence'
import Result from './Result.svelte'
import { Session } from './session.svelte'
import Side from './Side.svelte'

beforeEach(async () => {
  await texts.speak('en')
  await texts.learn('uluru')
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
})
let close = () => {}
afterEach(() => {
  close()
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A screen that has been sent this table, and how it hears of more. */
function seated(table: TableView, more: Partial<Frame> = {}) {
  const session = new Session('t')
  close = session.open()
  FakeSocket.last.opens()
  let n = 1
  FakeSocket.last.hears({ n, whole: true, table, ...more })
  return { session, hears: (frame: Partial<Frame>) => FakeSocket.last.hears({ n: ++n, ...frame }) }
}
const other = (name: string, change: Partial<ChairView> = {}): ChairView => ({ ...CHAIR, name, mine: false, ...change })
const bot = (name: string) => other(name, { who: 'bot', level: 'casual' })
const playing = (...others: ChairView[]): TableView => ({ ...TABLE, phase: 'playing', commitment: 'c', chairs: [CHAIR, ...others] })
/** The same table as somebody sees it who has no seat there. */
const watched = (change: Partial<TableView> = {}): TableView => ({ ...playing(bot('Bo')), chairs: [other('Ada'), bot('Bo')], ...change })

test('chips say who is away, replaced, back or the new host, and not for ever', async () => {
  const { session, hears } = seated(playing(other('Bo'), other('Cleo'), other('Dan'), bot('Eve')))
  const { container } = render(Chips, { session })
  const chips = () => [...container.querySelectorAll('.chip')].map((chip) => chip.getAttribute('title'))
  expect(chips()).toEqual([])
  hears({ table: { ...playing(other('Bo', { here: false }), other('Cleo', { here: false, stand_in: true }), other('Dan'), bot('Eve')), host: 3 }, told: [{ seat: 3, phrase: 'host' }] })
  await vi.waitFor(() => expect(chips()).toEqual(['Bo is away', 'A bot plays for Cleo', 'Dan is the host now']))
  hears({ table: { ...playing(other('Bo'), other('Cleo'), other('Dan'), bot('Eve')), host: 3 } })
  await vi.waitFor(() => expect(chips()).toEqual(['Bo is back', 'Cleo is back', 'Dan is the host now']))
  vi.advanceTimersByTime(NEWS)
  await vi.waitFor(() => expect(chips()).toEqual([]))
})

test('a late guest always reads what they have chosen, and how to join', async () => {
  const onjoin = vi.fn()
  const { rerender } = render(GuestChip, { table: watched(), onjoin })
  await fireEvent.click(screen.getByRole('button', { name: 'You are watching Join in' }))
  expect(onjoin).toHaveBeenCalledOnce()
  const guest = (takes: number | null) => [{ name: 'Fay', takes, here: true, mine: true }]
  await rerender({ table: watched({ guests: guest(null) }) })
  screen.getByRole('button', { name: 'You are in next time' })
  await rerender({ table: watched({ guests: guest(1) }) })
  screen.getByRole('button', { name: 'You play from the next round on' })
  await rerender({ table: watched({ code: null }) })
  expect(screen.queryByRole('button')).toBeNull()
  screen.getByText('You are watching')
})

test('a player whom the host removed is told so once, and offered what they can do', async () => {
  const { session } = seated(watched())
  const { rerender } = render(LateGuest, { session, table: watched(), open: false })
  await rerender({ table: watched({ removed: true }) })
  screen.getByRole('heading', { name: 'The host has ended your part in this match.' })
  expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual(['×', 'I am in next time', 'Just watch'])
  expect(screen.getByRole('link', { name: 'Find another table' }).getAttribute('href')).toBe('/')
  await fireEvent.click(screen.getByRole('button', { name: 'Just watch' }))
  cleanup()
  render(LateGuest, { session, table: watched({ removed: true }), open: false })
  expect(screen.queryByRole('heading')).toBeNull()
  cleanup()
  render(LateGuest, { session, table: watched({ removed: true, commitment: 'next' }), open: false })
  screen.getByRole('heading', { name: 'The host has ended your part in this match.' })
})

test('a host sends a player away during a match, and is asked first', async () => {
  const table = playing(other('Bo'), bot('Cleo'))
  const { session } = seated(table)
  const { rerender } = render(Side, { session, table })
  await fireEvent.click(screen.getByRole('button', { name: 'Seat of Bo' }))
  expect(screen.queryByRole('button', { name: 'Seat of Cleo' })).toBeNull()
  screen.getByText(/^Send Bo away\? A bot plays on/)
  await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Seat of Bo' }))
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'hello' })
  await fireEvent.click(screen.getByRole('button', { name: 'Send away: Bo' }))
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'invite', seat: 1, level: null })
  await rerender({ table: { ...table, phase: 'over' } })
  expect(screen.queryByRole('button', { name: 'Seat of Bo' })).toBeNull()
  cleanup()
  const guest = { ...table, host: 1 }
  render(Side, { session: seated(guest).session, table: guest })
  expect(screen.queryByRole('button', { name: 'Seat of Bo' })).toBeNull()
})

test('a player whom the host removed in the lobby is told so each time, and once', async () => {
  const lobby = (removed: boolean): TableView => ({ ...TABLE, chairs: [other('Ada')], removed })
  const { session } = seated(lobby(false))
  const told = () => screen.queryByRole('heading', { name: 'The host has freed your seat.' }) !== null
  const { rerender } = render(Lobby, { session, table: lobby(false) })
  expect(told()).toBe(false)
  await rerender({ table: lobby(true) })
  expect(told()).toBe(true)
  expect(screen.getByRole('link', { name: 'Find another table' }).getAttribute('href')).toBe('/')
  await fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(told()).toBe(false)
  cleanup()
  const again = render(Lobby, { session, table: lobby(true) })
  expect(told()).toBe(false)
  await again.rerender({ table: lobby(false) })
  await again.rerender({ table: lobby(true) })
  expect(told()).toBe(true)
  await fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
})

test('a host need not wait for a guest who is expected', async () => {
  const table: TableView = { ...TABLE, chairs: [CHAIR, other('Bo')], guests: [{ name: 'Fay', takes: null, here: false, mine: false }], starting: true }
  const { session } = seated(table)
  render(Lobby, { session, table })
  screen.getByText('One moment, we are waiting for Fay …')
  await fireEvent.click(screen.getByRole('button', { name: 'Begin now' }))
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'start', now: true })
  await fireEvent.click(screen.getByRole('button', { name: 'Not yet' }))
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'call-off' })
  cleanup()
  const guest = { ...table, chairs: [other('Ada'), { ...CHAIR, name: 'Bo' }] }
  render(Lobby, { session: seated(guest).session, table: guest })
  screen.getByText('One moment, we are waiting for Fay …')
  expect(screen.queryByRole('button', { name: /Begin/ })).toBeNull()
})

test('the menu leads to the rules, the big screen and the page about privacy', () => {
  const table = playing(other('Bo'))
  render(Side, { session: seated(table).session, table })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/rules/uluru', '/screen/t', '/privacy'])
})

const outcome: Outcome = { places: [1, 2], score: [3, 5], unit: 'stones', reason: 'fewest-stones', record: null, drawn: false, more_is_better: false }

test.each([
  ['reloaded', undefined],
  ['kept open', [{ type: 'Ended' }]],
])('a phone that was %s tells no result before the big screen has', async (_, events) => {
  const over = (signs: number | null): TableView => ({ ...playing(other('Bo')), phase: 'over', wall: signs === null ? null : { signs, chapter: '1', told: 0 } })
  const match = { ...MATCH, outcome }
  const { session } = seated(over(1), { match, ...(events && { events }) })
  const { rerender } = render(Result, { session, match, table: over(1), outcome, ended: true })
  const heading = () => screen.getByRole('heading').textContent
  expect(heading()).toBe('Look at the big screen!')
  await rerender({ table: over(2) })
  expect(heading()).toBe('Look at the big screen!')
  await rerender({ table: over(null) })
  expect(heading()).toBe('You win!')
})

test('watchers are counted without the one who reads it', () => {
  expect([watchers(false, 0), watchers(false, 1)]).toEqual(['', '1 person is watching.'])
  expect([1, 2, 3].map((count) => watchers(true, count))).toEqual(['You are watching.', 'You are watching. One more person is watching.', 'You are watching. 2 more people are watching.'])
})
