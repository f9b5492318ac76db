import { describe, expect, it } from 'vitest'
import { levelWords, nobodyWon, scoreWords, spokenName } from './names'

const say = (key: string) => (key === 'level-casual' ? 'casual' : key)

describe('names', () => {
  it('of people stay as they are', () => {
    expect(spokenName('Ada', say)).toBe('Ada')
    expect(spokenName('casual', say)).toBe('casual')
    expect(spokenName('wizard 3', say)).toBe('wizard 3')
  })
  it('of bots are their level, at the table and afterwards', () => {
    expect(spokenName('casual 2', say)).toBe('Casual 2')
    expect(spokenName('bot:casual', say)).toBe('Casual')
    expect(spokenName('bot:casual 2', say)).toBe('Casual 2')
    expect(spokenName('bot:wizard', say)).toBe('bot:wizard')
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
  it('of nobody are the game’s own where it has them', () => {
    expect(nobodyWon(say)).toBe('result-nobody-won')
    expect(nobodyWon((key) => (key === 'end-lost' ? 'Once more?' : key))).toBe('Once more?')
  })
})
