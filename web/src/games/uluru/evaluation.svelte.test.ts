import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Ticking } from '../../kit/glass.svelte'
import { Sound } from '../../kit/sound.svelte'
import type { Uluru } from '../../wire.gen'
import Evaluation from './Evaluation.svelte'
import Sand from '../../kit/Sand.svelte'
import BigVerdicts from './screen/BigVerdicts.svelte'

const judged = (bird: Uluru.Bird): Uluru.Judged => ({
  type: 'Judged',
  row: 'light',
  bird,
  wish: { kind: 'any' },
  branches: [],
  verdicts: [{ met: true, why: 'free', cost: 0, stones: 0, failed: [] }],
})
/** A fresh object, as every frame brings one. */
const round = (): Uluru.Round => ({ rows: [], boards: [[0, 1, 2, 3, 4, 5, 6, 7]], judged: [judged('white'), judged('pink'), judged('red')] })
const viewWith = (ready: readonly number[]) =>
  ({ shown: { phase: 'review', round: 1, rows: [], ready, stones: [[0]], turn: null }, rounds: 1, follows: [0], glass: null }) as unknown as Uluru.View

let shown: Element
const sound = new Sound(() => null)
const play = vi.spyOn(sound, 'play')
const common = { names: ['Ada'], say: (key: string) => key, sound, motion: true }
beforeEach(() => {
  vi.useFakeTimers()
  play.mockClear()
  shown = document.body
})
afterEach(() => void vi.useRealTimers())

/** Somebody is ready every second; a card stays for less than four. */
function readyAgainAndAgain(props: { round: Uluru.Round; view: Uluru.View }): void {
  for (let second = 0; second < 4; second += 1) {
    vi.advanceTimersByTime(1_000)
    flushSync(() => Object.assign(props, { round: round(), view: viewWith([second]) }))
  }
}

test('an evaluation goes on at its own pace while others say that they are ready', () => {
  const props = $state({ ...common, round: round(), view: viewWith([]), seat: 0, legal: new Set<number>(), act: vi.fn(), ask: vi.fn(), still: false, time: new Ticking(() => 0) })
  const page = mount(Evaluation, { target: shown, props })
  flushSync()
  expect(play).toHaveBeenCalledTimes(1)
  readyAgainAndAgain(props)
  expect(play).toHaveBeenCalledTimes(2)
  void unmount(page)
})

test('so does the big screen', () => {
  const props = $state({ ...common, round: round(), view: viewWith([]), stepwise: true, ended: vi.fn() })
  const page = mount(BigVerdicts, { target: shown, props })
  flushSync()
  expect(play).toHaveBeenCalledTimes(1)
  readyAgainAndAgain(props)
  expect(play).toHaveBeenCalledTimes(2)
  void unmount(page)
})

test('behind a big screen an evaluation shows and says what that has told, and no more', () => {
  const wall = { told: 0, signs: 0 }
  const props = $state({ ...common, round: round(), view: viewWith([]), seat: 0, legal: new Set<number>(), act: vi.fn(), ask: vi.fn().mockResolvedValue(null), still: false, time: new Ticking(() => 0), wall: wall as typeof wall | null })
  const page = mount(Evaluation, { target: shown, props })
  const said = () => shown.querySelector('[aria-live]')?.textContent ?? ''
  const button = (name: string) => shown.querySelector<HTMLButtonElement>(`footer [aria-label="${name}"]`)
  const tells = (told: number) => {
    props.wall = { told, signs: (props.wall?.signs ?? 0) + 1 }
    flushSync()
  }
  flushSync()
  expect([said(), shown.querySelector('.judged'), shown.querySelector('.stage')?.textContent?.trim()]).toEqual(['', null, 'wall-look'])
  for (const told of [1, 2, 2, 3]) {
    tells(told)
    flushSync(() => vi.advanceTimersByTime(7_000))
    expect(said()).toContain(`wish-of`)
    expect(play).toHaveBeenCalledTimes(told)
    expect(button('judged-on')?.disabled).toBe(true)
  }
  flushSync(() => button('judged-back')?.click())
  expect(button('judged-on')?.disabled).toBe(false)
  flushSync(() => button('judged-on')?.click())
  tells(4)
  expect(said()).toContain('round-done')
  void unmount(page)
})

test('an evaluation goes on alone when the big screen has gone away', () => {
  const props = $state({ ...common, round: round(), view: viewWith([]), seat: 0, legal: new Set<number>(), act: vi.fn(), ask: vi.fn().mockResolvedValue(null), still: false, time: new Ticking(() => 0), wall: { told: 0, signs: 0 } as { told: number; signs: number } | null })
  const page = mount(Evaluation, { target: shown, props })
  flushSync()
  props.wall = null
  flushSync()
  for (let card = 0; card < 3; card += 1) flushSync(() => vi.advanceTimersByTime(2_400))
  expect(shown.querySelector('[aria-live]')?.textContent).toContain('round-done')
  void unmount(page)
})

test('a second ticks once, whatever else happens in it', () => {
  let phase = $state({ name: 'placing' })
  let now = 0
  const ticked: number[] = []
  const onsecond = (left: number) => phase.name === 'placing' && ticked.push(left)
  const glass = mount(Sand, { target: shown, props: { time: new Ticking(() => now), until: 10_000, whole: 60_000, label: '', motion: true, onsecond } })
  flushSync()
  flushSync(() => (phase = { name: 'placing' }))
  now = 1_000
  vi.advanceTimersByTime(200)
  flushSync()
  expect(ticked).toEqual([10, 9])
  void unmount(glass)
})
