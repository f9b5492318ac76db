import { describe, expect, it } from 'vitest'
import { allLevel, bareName, chairName, levelWords, nobodyWon, playerName, scoreWords } from './names'

const say = (key: string) => (key === 'level-casual' ? 'casual' : key)

const person = (name: string) => ({ name, level: null, number: null })
const bot = (level: string, number: number | null = null) => ({ name: '', level, number })

describe('names', () => {
  it('of people stay as they are', () => {
    for (const name of ['Ada', 'casual', 'casual 2', 'bot:casual']) expect(playerName(person(name), say)).toBe(name)
  })
  it('of bots by invitation are marked', () => {
    const blanks = (key: string, given?: Readonly<Record<string, unknown>>) => `${key} ${String(given?.['name'] ?? given?.['seat'])}`
    expect(playerName({ ...person('Rob'), kind: 'program' }, blanks)).toBe('program-name Rob')
    expect(playerName({ ...person(''), kind: 'program' }, blanks, 2)).toBe('who-program 3')
    expect(chairName(person('Rob'), 'program', blanks)).toBe('program-name Rob')
  })
  it('of bots that play on in somebody’s place stay marked, but not beside another mark', () => {
    const marked = (key: string, given?: Readonly<Record<string, unknown>>) => `${String(given?.['name'])} (bot)`
    expect(chairName({ ...bot('casual'), name: 'Rob' }, 'bot', marked)).toBe('Rob (bot)')
    expect(bareName({ who: 'program', name: 'Rob' }, 'Rob (bot)')).toBe('Rob')
    expect(bareName({ who: 'bot', name: 'Rob' }, 'Rob (bot)')).toBe('Rob')
    expect(bareName({ who: 'bot', name: '' }, 'Casual')).toBe('Casual')
    expect(bareName({ who: 'ghost', name: 'Rob' }, 'Rob, as a ghost')).toBe('Rob, as a ghost')
  })
  it('of bots are their level, with a number where there are several', () => {
    expect(playerName(bot('casual', 2), say)).toBe('Casual 2')
    expect(playerName(bot('casual'), say)).toBe('Casual')
    expect(playerName(bot('wizard', 3), say)).toBe('Wizard 3')
    expect(playerName({ ...bot('casual', 2), name: 'Ada' }, say)).toBe('Ada')
  })
  it('of people that were not kept are the number of their seat', () => {
    expect(playerName(person(''), (key, blanks) => `${key} ${String(blanks?.['seat'])}`, 2)).toBe('who-person 3')
  })
  it('of ghosts say so, and an empty chair has none', () => {
    const ghost = (key: string, blanks?: Record<string, unknown>) => (key === 'ghost-name' ? `ghost of ${String(blanks?.['name'])}` : say(key))
    expect([chairName(person('Ada'), 'ghost', ghost), chairName(bot('casual'), 'ghost', ghost)]).toEqual(['ghost of Ada', 'ghost of Casual'])
    expect([chairName(person('Ada'), 'person', ghost), chairName(person(''), 'empty', ghost)]).toEqual(['Ada', ''])
  })
  it('of levels say how they play where the game does', () => {
    expect(levelWords('casual', say)).toBe('casual')
    expect(levelWords('casual', (key) => (key === 'level-about' ? '' : say(key)))).toBe('casual')
    expect(levelWords('casual', (key) => (key === 'level-about' ? 'at random' : say(key)))).toBe('casual (at random)')
  })
  it('say what a score counts where the game does', () => {
    const outcome = { places: [2, 1], score: [0, 3], unit: 'blocks', reason: 'kobold-won', record: null, drawn: false, more_is_better: true }
    expect(scoreWords(outcome, say)).toBe('')
    expect(scoreWords(outcome, (key, blanks) => `${key} ${String(blanks?.['score'])}`)).toBe('end-about-kobold-won 3')
    expect(scoreWords({ ...outcome, places: [2, 2] }, () => 'lost')).toBe('')
  })
  it('of all are level where nobody has beaten anybody, and win together where they play together', () => {
    const outcome = { places: [1, 1], score: [8, 8], unit: 'stones', reason: 'fewest-stones', record: null, drawn: false, more_is_better: false }
    expect(allLevel(outcome, say)).toBe(true)
    expect(allLevel(outcome, (key) => (key === 'end-lost' ? 'Once more?' : key))).toBe(false)
    expect(allLevel({ ...outcome, places: [1, 1, 3] }, say)).toBe(false)
    expect(allLevel({ ...outcome, drawn: true }, say)).toBe(false)
    expect(allLevel({ ...outcome, places: [1] }, say)).toBe(false)
  })
  it('of nobody are the game’s own where it has them', () => {
    expect(nobodyWon(say)).toBe('result-nobody-won')
    expect(nobodyWon((key) => (key === 'end-lost' ? 'Once more?' : key))).toBe('Once more?')
  })
})
