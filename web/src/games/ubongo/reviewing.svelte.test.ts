import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { Ticking } from '../../kit/glass.svelte'
import { Sound } from '../../kit/sound.svelte'
import type { Ubongo } from '../../wire.gen'
import Review from './Review.svelte'

const say = (key: string, blanks: object = {}) => [key, ...Object.values(blanks).map(String)].join(' ')
const round = { tasks: [null, null], pieces: [[], []], wins: [{ seat: 1, rank: 1, track: 'ruby', bag: 'amber' }] } as unknown as Ubongo.Round
const options = { mode: 'nine' }
const shown = { options, phase: 'review', round: 1, until: null, bag: [1], tied: [0, 1], ready: [], done: [], gems: [[], ['ruby', 'amber']] }
const view = { viewer: 0, shown, pieces: [], players: [0, 1], mini: false, mini_winner: null } as unknown as Ubongo.View

afterEach(() => void vi.useRealTimers())

test('behind a big screen gems change hands when they do there, and nothing is told before', () => {
  vi.useFakeTimers()
  const common = { round, view, names: ['Ada', 'Bo'], legal: new Set<number>(), say, act: vi.fn(), ask: vi.fn(), sound: new Sound(() => null), motion: false, still: false, big: false, fresh: true, time: new Ticking(() => 0) }
  const props = $state({ ...common, wall: { told: 0, signs: 0 } })
  const page = mount(Review, { target: document.body, props })
  const said = () => document.querySelector('[aria-live]')?.textContent?.trim()
  const tells = (told: number) => {
    props.wall = { told, signs: props.wall.signs + 1 }
    flushSync()
    flushSync(() => vi.advanceTimersByTime(7_000))
  }
  tells(0)
  expect([said(), document.querySelector('.tied')?.textContent]).toEqual(['', 'wall-look'])
  tells(1)
  expect(said()).toBe('told-gem Bo ruby track')
  tells(2)
  expect(said()).toMatch(/^told-round 1 .*told-tied Ada, Bo$/)
  expect(document.querySelector('.tied')?.textContent).toBe('told-tied Ada, Bo')
  void unmount(page)
})
