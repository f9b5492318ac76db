import { expect, test } from 'vitest'
import type { GameClient } from '../games/client'
import type { GameInfo } from '../kit/api'
import { optionFieldsOf, ownFieldsOf, suited } from './fields'
import { placeRound } from './Round.svelte'

const game: GameInfo = {
  key: 'toy',
  seats: [1, 4],
  seats_by_mode: {},
  options: {
    mode: { enum: ['plain', 'hard'], default: 'plain' },
    extra: { enum: [1, 2], default: 1 },
    sand: { enum: [30, 60], default: 60 },
    quirk: { type: 'boolean', default: false },
  },
  own: { row: { enum: ['light', 'dark'], default: 'light' }, sand: { enum: [30, 60], default: 60 } },
  bots: [],
  daily: false,
  lesson: false,
  redeal: false,
  paper: false,
  hall: null,
}
const client = {
  setup: {
    modes: { option: 'mode', values: ['plain', 'hard'] },
    first: ['sand'],
    matters: (field, options) => !['extra', 'row'].includes(field) || options['mode'] === 'hard',
  },
} satisfies Partial<GameClient> as unknown as GameClient

const names = (fields: readonly { name: string }[]) => fields.map((field) => field.name)

test('the mode, its own options and those that the game puts first come first', () => {
  const plain = optionFieldsOf({ game, client }, { mode: 'plain' })
  expect(names(plain.first)).toEqual(['mode', 'sand'])
  expect(names(plain.more)).toEqual(['quirk'])
  expect(names(optionFieldsOf({ game, client }, { mode: 'hard' }).first)).toEqual(['mode', 'extra', 'sand'])
})

test('values that cannot be played are not offered, and return to their defaults', () => {
  const strict: GameClient = { ...client, setup: { ...client.setup, suits: (field, value, { mode }) => field !== 'sand' || value !== 30 || mode === 'plain' } }
  const sand = (mode: string) => optionFieldsOf({ game, client: strict }, { mode }).first.find(({ name }) => name === 'sand')?.values
  expect([sand('plain'), sand('hard')]).toEqual([[30, 60], [60]])
  expect(suited({ game, client: strict }, { mode: 'hard', sand: 30, quirk: true })).toEqual({ mode: 'hard', sand: 60, quirk: true })
  expect(suited({ game, client: strict }, { mode: 'plain', sand: 30 })).toEqual({ mode: 'plain', sand: 30 })
  expect(suited({ game, client }, { mode: 'hard', sand: 30 })).toEqual({ mode: 'hard', sand: 30 })
})

test('a seat sets only what matters', () => {
  expect(names(ownFieldsOf({ game, client }, { mode: 'plain' }))).toEqual(['sand'])
  expect(names(ownFieldsOf({ game, client }, { mode: 'hard' }))).toEqual(['row', 'sand'])
  expect(ownFieldsOf({ game, client: null }, {})).toEqual([])
  expect(optionFieldsOf({ game: undefined, client }, {})).toEqual({ first: [], more: [] })
})

test.each([1, 2, 3, 4, 5, 6])('%s chairs stand round the table, none on another, all in the picture', (chairs) => {
  const places = Array.from({ length: chairs }, (_, seat) => placeRound(seat, chairs))
  expect(places[0]).toEqual({ x: 50, y: 84 })
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(chairs)
  for (const { x, y } of places) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(10)
})
