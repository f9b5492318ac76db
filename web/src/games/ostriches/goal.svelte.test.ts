import { flushSync } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import type { Ostriches } from '../../wire.gen'
import { finishedTurns, Goal } from './goal.svelte'
import { numberOf } from './pieces'

beforeEach(() => localStorage.clear())

test('turns of both players are counted', () => {
  const counts = [0, 1, 2, 3].map((turns) => [finishedTurns({ turns, starter: 0 }, 0), finishedTurns({ turns, starter: 0 }, 1)])
  expect(counts).toEqual([[0, 0], [1, 0], [1, 1], [2, 1]])
})

test('the goal is said until the first turn is over, and never again on this device', () => {
  let turns = $state(0)
  const table = () => ({ turns, starter: 1 }) as Ostriches.Table
  const made = () => {
    let goal: Goal | null = null
    const stop = $effect.root(() => {
      goal = new Goal(table, () => 0)
    })
    return { goal: goal as unknown as Goal, stop }
  }
  const first = made()
  flushSync()
  expect(first.goal.said).toBe(true)
  expect(first.goal.row).toContain(numberOf('a6'))
  expect(first.goal.row).toHaveLength(6)
  turns = 1
  flushSync()
  expect(first.goal.said).toBe(true)
  turns = 2
  flushSync()
  expect([first.goal.said, first.goal.row]).toEqual([false, []])
  first.stop()
  turns = 0
  const second = made()
  flushSync()
  expect(second.goal.said).toBe(false)
  second.stop()
})
