import { describe, expect, it } from 'vitest'
import { moodsAfter, type Moods } from './moods'
import type { Happened } from './picture'
import { FRESH } from './testing'

const felt = (...events: readonly Happened[]): Moods => events.reduce((moods, event) => moodsAfter(moods, event, FRESH), {} as Moods)

describe('dwarfs feel what happens', () => {
  const roll: Happened = { type: 'Rolled', seat: 0, dice: ['r', 'b', 'y'] }
  it('nobody laughs while their tower falls', () => {
    expect(felt(roll, { type: 'BlueTurned', seat: 0, sign: true })[0]).toBe('worried')
    expect(felt(roll, { type: 'TornDown', seat: 0, tower: 2, blocks: ['yc', 'oc'] })).toEqual({ 0: 'sad', 1: 'worried' })
    expect(felt({ type: 'KoboldRolled', seat: 1, face: 'k' })).toEqual({ 0: 'worried', 1: 'worried' })
  })
  it('a finished tower is a joy for its owner and its builder, until it is taken back', () => {
    const built: Happened = { type: 'Built', seat: 0, tower: 3, block: 'vr', die: 'v', finished: true }
    expect(felt(roll, built)).toEqual({ 0: 'happy', 1: 'happy' })
    expect(felt(roll, built, { type: 'TakenBack', seat: 0, tower: 3, block: 'vr' })).toEqual({ 0: 'calm', 1: 'calm' })
    expect(felt(roll, { ...built, finished: false })).toEqual({})
  })
  it('the next roll makes everything good again', () => {
    expect(felt({ type: 'TornDown', seat: 0, tower: 2, blocks: [] }, roll)).toEqual({})
  })
  it('the end, and a kobold who spares all towers', () => {
    expect(felt({ type: 'Spared', seat: 1 })).toEqual({ 0: 'happy', 1: 'happy' })
    expect(felt({ type: 'MatchOver', winner: 'kobold' })).toEqual({ 0: 'sad', 1: 'sad' })
    expect(felt({ type: 'MatchOver', winner: 'dwarfs' })).toEqual({ 0: 'happy', 1: 'happy' })
  })
})
