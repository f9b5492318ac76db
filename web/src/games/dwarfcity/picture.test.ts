import { describe, expect, it } from 'vitest'
import { after, diceStates, type Happened, type Table } from './picture'
import { FRESH } from './testing'

const told = (table: Table, ...events: Happened[]) => events.reduce(after, table)

describe('the table after something has happened', () => {
  it('shows dice, blocks and cards', () => {
    const rolled = told(FRESH, { type: 'Rolled', seat: 0, dice: ['b', 'y', 'w'] })
    expect([rolled.rolled, rolled.dice]).toEqual([['b', 'y', 'w'], ['y', 'w']])
    const built = told(rolled, { type: 'Built', seat: 0, tower: 0, block: 'vc', die: 'w' })
    expect([built.dice, built.towers[0]?.blocks]).toEqual([['y'], ['vc']])
    expect(told(built, { type: 'TakenBack', seat: 0, tower: 0, block: 'vc' }).towers).toEqual(FRESH.towers)
    expect(told(built, { type: 'DiceLost', seat: 0, dice: ['y'] }).dice).toEqual([])
    expect(told(FRESH, { type: 'CardTaken', seat: 1, tower: 4, card: 'cbr' }).towers[4]).toEqual({ of: 1, card: 'cbr', blocks: [] })
    expect(told(FRESH, { type: 'CardTaken', seat: 1, tower: 3, card: 'bpr' }).towers).toHaveLength(4)
  })
  it('shows what the kobold does', () => {
    expect(told(FRESH, { type: 'TornDown', seat: 0, tower: 2, blocks: ['yc', 'oc'] }).towers[2]?.blocks).toEqual([])
    expect(told(FRESH, { type: 'PileGrew', by: 2, pile: 5 }).pile).toBe(5)
    expect(told(FRESH, { type: 'KoboldRolled', seat: 1, face: 'k' })).toMatchObject({ turn: 1, thrown: 'k' })
    expect(told(FRESH, { type: 'KoboldChosen', seat: 1 }, { type: 'Starter', seat: 1 })).toMatchObject({ kobold: 1, turn: 1, dwarf: 1 })
    expect(told(FRESH, { type: 'BlueTurned', seat: 0, sign: true })).toMatchObject({ phase: 'blue', signs: 1 })
    expect(told(FRESH, { type: 'Spared', seat: 1 }, { type: 'MatchOver', winner: 'dwarfs' })).toEqual(FRESH)
  })
})

describe('the dice', () => {
  it('are free, built with, lost, or the kobold’s', () => {
    expect(diceStates(['r', 'y', 'r'], [], true, ['r'])).toEqual(['lost', 'used', 'used'])
    expect(diceStates(['r', 'b', 'r'], ['r'], true)).toEqual(['free', 'blue', 'used'])
    expect(diceStates(['b', 'w', 'y'], ['w'], false)).toEqual(['lost', 'free', 'used'])
  })
})
