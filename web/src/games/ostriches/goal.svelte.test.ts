import { flushSync } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import { Goal } from './goal.svelte'
import { numberOf } from './pieces'

beforeEach(() => localStorage.clear())

test('the goal is said until the first turn is over, and never again on this device', () => {
  let turns = $state([0, 0])
  const made = () => {
    let goal: Goal | null = null
    const stop = $effect.root(() => {
      goal = new Goal(() => ({ turns }), () => 0)
    })
    return { goal: goal as unknown as Goal, stop }
  }
  const first = made()
  flushSync()
  expect(first.goal.said).toBe(true)
  expect(first.goal.row).toContain(numberOf('a6'))
  expect(first.goal.row).toHaveLength(6)
  turns = [0, 1]
  flushSync()
  expect(first.goal.said).toBe(true)
  turns = [1, 1]
  flushSync()
  expect([first.goal.said, first.goal.row]).toEqual([false, []])
  first.stop()
  turns = [0, 0]
  const second = made()
  flushSync()
  expect(second.goal.said).toBe(false)
  second.stop()
})
