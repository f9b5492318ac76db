import { describe, expect, it } from 'vitest'
import type { Say } from '../../kit/texts.svelte'
import type { Evening } from '../../wire.gen'
import { lead, turnBack, nearest } from './keys'
import { handover } from './picture'
import { recordName, shareText, sights } from './results'
import { refusing } from './words'
import { FRESH } from './testing'

const say: Say = (key, blanks) => `${key}${blanks ? ` ${Object.values(blanks).join(' ')}` : ''}`

describe('results', () => {
  it('have a name for each record', () => {
    expect(recordName('dwarfcity/stone/easy/printed/fair', say)).toBe('option-face-is stone · option-cards-is easy · option-strength-is fair')
    expect(recordName('dwarfcity/stone/easy/fair', say)).toBe('option-face-is stone · option-cards-is easy · record-balanced · option-strength-is fair')
    expect(recordName('dwarfcity/beach/cheeky', say)).toBe('option-face-is beach · option-strength-is cheeky')
    expect(recordName('experts/8', say)).toBeNull()
  })
  it('are shown as signs', () => {
    const outcome = { places: [1, 1], score: [9, 9], unit: 'blocks', reason: 'dwarfs-won', record: null, drawn: false, more_is_better: true }
    expect(shareText(outcome, 0, { viewer: 0, table: { ...FRESH, winner: 'dwarfs' }, needed: 12, next: 1, city: 12, blue_counts: true }, say)).toBe('share-winner dwarfs ■■■□□□□□□□□□ 9 unit-blocks 9')
  })
  it('stay on the horizon', () => {
    const match = (game: string, reason: string): Evening => ({ game, players: [{ kind: 'person', name: 'a', level: null, number: null }], outcome: { places: [1], score: [0], unit: '', reason, record: null, drawn: false, more_is_better: false }, replay: null })
    expect(sights([match('dwarfcity', 'dwarfs-won'), match('uluru', 'fewest-stones'), match('dwarfcity', 'kobold-won')]).map(({ city }) => city)).toEqual([true, false])
  })
})

describe('a shared screen', () => {
  it('passes to the player on turn without a cover', () => {
    expect(handover({ viewer: 0, table: { ...FRESH, turn: 1 } })).toMatchObject({ seat: 1, bare: true, open: true })
    expect(handover({ viewer: 0, table: { ...FRESH, phase: 'over' } })).toBeNull()
  })
})

describe('an arrow key', () => {
  it('moves to the nearest offer in its direction', () => {
    const spots = [{ x: 0, y: 0 }, { x: 50, y: 4 }, { x: 100, y: 0 }, { x: 4, y: 60 }]
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(1)
    expect(nearest({ x: 50, y: 4 }, spots, [1, 0])).toBe(2)
    expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(3)
    expect(nearest({ x: 0, y: 0 }, spots, [0, -1])).toBeNull()
  })
})

describe('keyboard focus', () => {
  const room = (text: string): HTMLElement => {
    document.body.innerHTML = `<main>${text}</main>`
    return document.querySelector('main') ?? document.body
  }
  const on = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
  const DONE = '<button class="done" data-offer></button>'

  it('moves to handing on past towers that are finished', () => {
    lead(room(`<div class="done"><button data-tower="1" data-offer data-back></button></div>${DONE}`))
    expect(document.activeElement?.matches('button.done')).toBe(true)
  })
  it('moves from a built block to what comes next, not to taking it back', () => {
    const root = room(`<button data-tower="1" data-offer data-back></button><button class="round" data-offer></button>${DONE}`)
    on('[data-tower]')
    lead(root)
    expect(document.activeElement?.className).toBe('done')
    const rolls = room('<button data-block="rc"></button><button class="roll" data-offer></button>')
    on('[data-block]')
    lead(rolls)
    expect(document.activeElement?.className).toBe('roll')
  })
  it('returns to building after an undo', () => {
    const root = room(`${DONE}<button data-block="rc" data-offer></button>`)
    on('.done')
    turnBack()
    lead(root)
    expect(document.activeElement?.matches('[data-block]')).toBe(true)
    turnBack()
    expect(document.activeElement?.matches('[data-block]')).toBe(true)
  })
  it('stays on offers, and elsewhere on the page', () => {
    const root = room(`${DONE}<button data-block="rc" data-offer></button><button id="menu"></button>`)
    for (const selector of ['[data-block]', '#menu', '.done']) {
      on(selector)
      lead(root)
      expect(document.activeElement?.matches(selector)).toBe(true)
    }
  })
})

describe('a tap that means nothing', () => {
  it('has a reason in words', () => {
    const why = (thing: Parameters<typeof refusing>[1], more = {}, seat: number | null = 0) => refusing(say, thing, { ...FRESH, ...more }, seat, ['Ada', 'Bo'])
    expect(why({ block: 'rc' }, { turn: 1 })).toBe('no-turn Bo')
    expect(why('die', {}, null)).toBe('no-turn Ada')
    expect(why('pile')).toBe('no-pile')
    expect(why('die')).toBeNull()
  })
})
