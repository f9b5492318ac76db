import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import Head from './Head.svelte'
import Pile from './Pile.svelte'
import { FRESH } from './testing'

afterEach(cleanup)

const drawn = (seat: number, kobold: number | null) => {
  const { container } = render(Head, { seat, own: { role: 'kobold' }, view: { viewer: 0, table: { ...FRESH, kobold }, needed: 12, next: 0, city: 12, blue_counts: true } })
  const found = container.querySelector('svg')?.classList.contains(`dwarf-${seat}`)
  cleanup()
  return found
}

test('every player but the kobold appears as the dwarf of their seat in every list', () => {
  expect([drawn(0, null), drawn(1, null), drawn(1, 1), drawn(2, 1)]).toEqual([true, true, false, true])
})

test('before the match a player who wants to be the kobold looks like it', () => {
  const before = (own: Record<string, unknown>) => {
    const found = render(Head, { seat: 3, view: null, own }).container.querySelector('svg.dwarf-3')
    cleanup()
    return found !== null
  }
  expect([before({}), before({ role: 'any' }), before({ role: 'kobold' })]).toEqual([true, true, false])
})

test('the player of the kobold has their name at the blue tower', () => {
  const { container } = render(Pile, { pile: 3, needed: 12, label: '3 of 12', name: 'Bo', turn: true })
  expect(container.querySelector('.plate.turn')?.textContent).toBe('Bo')
  cleanup()
  expect(render(Pile, { pile: 3, needed: 12, label: '3 of 12' }).container.querySelector('.plate')).toBeNull()
})
