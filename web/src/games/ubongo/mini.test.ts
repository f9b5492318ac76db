import { mount, unmount, type Component } from 'svelte'
import { expect, it } from 'vitest'
import { Sound } from '../../kit/sound.svelte'
import type { Ubongo } from '../../wire.gen'
import Lead from './Lead.svelte'
import People from './People.svelte'
import BigLead from './screen/BigLead.svelte'
import BigReview from './screen/BigReview.svelte'

const say = (key: string, blanks: object = {}) => [key, ...Object.values(blanks).map(String)].join(' ')
const names = ['Ada', 'Bo', 'Cleo']
const options = { mode: 'nine', rounds: 1, boards: 'open' }
const board: Ubongo.OpenBoard = { board: 1, side: 'A', shape: ['##'], sets: [['I2']] }
const shown = { options, phase: 'open', round: 2, roller: 2, symbol: null, tasks: [null, null, null], boards: [board, null, board], done: [], gave_up: [], tied: [0, 2], gems: [[], [], []], solved: [], last: null }
const view = (more: object = {}, told: object = {}) => ({ viewer: null, shown: { ...shown, ...more }, pieces: [], players: [0, 2], mini: true, mini_winner: null, ...told }) as unknown as Ubongo.View

/** What a component shows, once. */
function drawn<Props extends object>(part: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div')
  const page = mount(part, { target, props })
  const copy = target.cloneNode(true) as HTMLElement
  void unmount(page)
  return copy
}
const chips = (page: HTMLElement) => [...page.querySelectorAll('.chip')].map((chip) => chip.textContent)

it('before a mini-round every screen shows the player who rolls and those who are tied', () => {
  const wanted = ['lead-open Cleo', 'mini-about Ada, Cleo']
  expect(chips(drawn(Lead, { view: view(), names, seats: [0], say, motion: true, still: false }))).toEqual(wanted)
  expect(chips(drawn(BigLead, { view: view(), names, say, motion: true }))).toEqual(wanted)
  expect(chips(drawn(BigLead, { view: view({ phase: 'lead', symbol: 'mask' }), names, say, motion: true }))).toEqual(['lead-rolls Cleo', 'mini-about Ada, Cleo'])
})

it('the symbol is told when the die has come to rest', () => {
  const rolled = view({ phase: 'lead', symbol: 'mask' })
  for (const motion of [true, false]) {
    const pages = [drawn(Lead, { view: rolled, names, seats: [0], say, motion, still: false }), drawn(BigLead, { view: rolled, names, say, motion })]
    expect(pages.map((page) => page.querySelector('p.sign')?.classList.contains('late'))).toEqual([motion, motion])
  }
})

it('players who are not tied sit out', () => {
  const page = drawn(People, { view: view(), names, seat: 0, say })
  expect([...page.querySelectorAll('li')].map((one) => one.classList.contains('out'))).toEqual([false, true, false])
})

it('the winner of the mini-round is the one the table names', () => {
  const round = { tasks: [null, null, null], pieces: [[], [], []], wins: [] }
  const title = (told: object) => drawn(BigReview, { view: view({ phase: 'over', last: round }, told), round, names, say, sound: new Sound(() => null), stepwise: false, ended: () => undefined }).querySelector('h1')?.textContent
  expect(title({ mini_winner: 2 })).toBe('mini-decided Cleo')
  expect(title({})).toBe('mini')
  expect(title({ mini: false })).toBe('review-nobody')
})
