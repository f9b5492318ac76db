import { beforeEach, expect, test } from 'vitest'
import { land, lift, LOCK } from './contract.gen'
import { occupant, type Board } from './pieces'
import { towards } from './ground'
import { Picking } from './picking.svelte'

// white on 0, pink on 3, the rest in the hand
const board: Board = [0, 3, null, null, null, null, null, null]
let legal: Set<number>
let done: number[]
let picking: Picking

beforeEach(() => {
  done = []
  legal = new Set([land('white', 3), land('pink', 0), land('yellow', 0), land('yellow', 5), lift('white'), LOCK])
  picking = new Picking((action) => legal.has(action), (place) => occupant(board, place), (action) => done.push(action))
})

test('the numbers of the catalogue', () => {
  expect([land('white', 0), land('black', 7), lift('white'), lift('black'), LOCK]).toEqual([0, 63, 64, 71, 72])
})

test('tap a bird, tap a place', () => {
  picking.pick('yellow')
  expect(picking.picked).toBe('yellow')
  picking.choose(5)
  expect(done).toEqual([land('yellow', 5)])
  expect(picking.picked).toBeNull()
})

test('tap twice lets go', () => {
  picking.pick('yellow')
  picking.pick('yellow')
  expect(picking.picked).toBeNull()
})

test('on an occupied place the two change places: one action, the table does the rest', () => {
  picking.choose(0)
  expect(picking.picked).toBe('white')
  picking.choose(3)
  expect(done).toEqual([land('white', 3)])
})

test('what is not legal is not offered', () => {
  picking.pick('black')
  expect(picking.picked).toBeNull()
  picking.pick('yellow')
  picking.choose(6)
  expect(done).toEqual([])
  expect(picking.canLand('yellow', 5)).toBe(true)
  expect(picking.canLand(null, 5)).toBe(false)
})

test('a drop on a place lands, anywhere else it takes the bird back', () => {
  picking.dropped('yellow', '5')
  picking.dropped('white', 'hand')
  picking.dropped('white', null)
  picking.dropped('pink', 'hand')
  expect(done).toEqual([land('yellow', 5), lift('white'), lift('white')])
})

test('a place is cleared by lifting its bird', () => {
  picking.clear(0)
  picking.clear(5)
  expect(done).toEqual([lift('white')])
})

test('arrow keys go round the rock', () => {
  expect(towards(7, 'ArrowDown')).toBe(6)
  expect(towards(6, 'ArrowDown')).toBe(5)
  expect(towards(1, 'ArrowDown')).toBe(2)
  expect(towards(4, 'ArrowRight')).toBe(3)
  expect(towards(0, 'ArrowUp')).toBe(0)
  expect(towards(6, 'Enter')).toBeNull()
  const reached = new Set([0])
  const ways = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
  for (let round = 0; round < 8; round += 1) {
    for (const place of [...reached]) for (const way of ways) reached.add(towards(place, way) ?? place)
  }
  expect([...reached].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
