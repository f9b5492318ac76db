import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import type { Outcome } from '../wire.gen'
import Podium from './Podium.svelte'

afterEach(cleanup)

const LEAD: Outcome = { places: [1, 2], score: [3, 0], unit: 'blocks', reason: 'dwarfs-won', record: null, drawn: false, more_is_better: true }
const lines = (outcome: Outcome, says: boolean) => {
  const words = (key: string) => (key.startsWith('end-about') && says ? 'what it counts' : key)
  const { container } = render(Podium, { outcome, names: ['Ada', 'Maximilianeberthalou'], words })
  return { container, scores: [...container.querySelectorAll('.score')].map((one) => one.textContent) }
}

test('what a score counts is said once, where the game says so', () => {
  const { container, scores } = lines(LEAD, true)
  expect(scores).toEqual([])
  expect(container.querySelector('.counted')?.textContent).toBe('what it counts')
  cleanup()
  expect(lines(LEAD, false).scores).toEqual(['3 unit-blocks', '0 unit-blocks'])
})

test('where all have lost nothing is counted', () => {
  expect(lines({ ...LEAD, places: [2, 2], score: [0, 0] }, true).scores).toEqual([])
})

test('a long word of a name is written smaller rather than broken', () => {
  const { container } = lines(LEAD, true)
  expect([...container.querySelectorAll('.name')].map((name) => name.classList.contains('long'))).toEqual([false, true])
})
