import { describe, expect, it } from 'vitest'
import type { Say } from '../../kit/texts.svelte'
import type { Evening } from '../../wire.gen'
import { sights } from './evening'
import { nearest } from './keys'
import { recordName, shareText } from './results'
import { sharing } from './sharing'
import { FRESH } from './testing'

const say: Say = (key, blanks) => `${key}${blanks ? ` ${Object.values(blanks).join(' ')}` : ''}`

describe('results', () => {
  it('have a name for each record', () => {
    expect(recordName('dwarfcity/stone/easy/fair', say)).toBe('option-face-is stone · option-cards-is easy · option-strength-is fair')
    expect(recordName('dwarfcity/beach/cheeky', say)).toBe('option-face-is beach · option-strength-is cheeky')
    expect(recordName('experts/8', say)).toBeNull()
  })
  it('are told in signs', () => {
    const outcome = { places: [1, 1], score: [9, 9], unit: 'blocks', reason: 'dwarfs-won', record: null, drawn: false }
    expect(shareText(outcome, 0, { viewer: 0, table: { ...FRESH, winner: 'dwarfs' } }, say)).toBe('share-winner dwarfs ■■■□□□□□□□□□ 9 unit-blocks 9')
  })
  it('stay on the horizon', () => {
    const match = (game: string, reason: string): Evening => ({ game, names: ['a'], outcome: { places: [1], score: [0], unit: '', reason, record: null, drawn: false }, replay: null })
    expect(sights([match('dwarfcity', 'dwarfs-won'), match('uluru', 'fewest-stones'), match('dwarfcity', 'kobold-won')]).map(({ city }) => city)).toEqual([true, false])
  })
})

describe('a shared screen', () => {
  it('goes to whoever is on turn, without a cover', () => {
    expect(sharing({ viewer: 0, table: { ...FRESH, turn: 1 } })).toMatchObject({ seat: 1, bare: true, open: true })
    expect(sharing({ viewer: 0, table: { ...FRESH, phase: 'over' } })).toBeNull()
  })
})

describe('an arrow key', () => {
  it('leads to the nearest that lies that way', () => {
    const spots = [{ x: 0, y: 0 }, { x: 50, y: 4 }, { x: 100, y: 0 }, { x: 4, y: 60 }]
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(1)
    expect(nearest({ x: 50, y: 4 }, spots, [1, 0])).toBe(2)
    expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(3)
    expect(nearest({ x: 0, y: 0 }, spots, [0, -1])).toBeNull()
  })
})
