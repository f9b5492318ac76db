import { expect, test } from 'vitest'
import type { GameInfo } from '../kit/api'
import { seatsFor } from './seats'

test('how many can play depends on the mode', () => {
  const options = { mode: { enum: ['many', 'few'], default: 'many' } }
  const game = { seats: [1, 4], seats_by_mode: { many: [2, 4], few: [1, 2] }, options } as unknown as GameInfo
  expect([seatsFor(game, {}), seatsFor(game, { mode: 'few' }), seatsFor(game, { mode: 'other' })]).toEqual([[2, 4], [1, 2], [1, 4]])
})
