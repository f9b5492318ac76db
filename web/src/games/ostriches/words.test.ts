import { beforeAll, describe as group, expect, it } from 'vitest'
import { LANGUAGES, sayOf, texts } from '../../kit/texts.svelte'
import type { Ostriches } from '../../wire.gen'
import { handover } from '.'
import { EXCHANGED, TURNED } from './contract.gen'
import { Composing } from './composing.svelte'
import { numberOf as at } from './pieces'
import { positionOf } from './position'
import { numberOf as catalogued } from './testing'
import { calmWords, describe, hintWords, opinionWords, outcomeWords, prompt, shareText, squareWords, tell, turnWords, waiting } from './words'

const names = ['Ada', 'Bo']
const say = sayOf('ostriches')
beforeAll(async () => {
  await texts.learn('ostriches')
  await texts.speak('en')
})

const board = positionOf({
  ostriches: [
    { at: at('a1') },
    { at: at('b1'), of: 0 },
    { at: at('c1'), of: 1, power: 'eye' },
    { at: at('d6'), of: 0, power: 'bush', up: true },
  ],
  bushes: [at('e2')],
  moved: at('b1'),
})

group('the board in words', () => {
  it('says what stands where, as far as it is known', () => {
    expect(squareWords(say, board, at('a1'), names)).toBe('a1: an ostrich, head in the sand')
    expect(squareWords(say, board, at('b1'), names)).toBe('b1: ostrich of Ada, head in the sand')
    expect(squareWords(say, board, at('c1'), names)).toBe('c1: lookout of Bo, head in the sand')
    expect(squareWords(say, board, at('d6'), names)).toBe('d6: gardener of Ada, face up')
    expect(squareWords(say, board, at('e2'), names)).toBe('e2: bush')
    expect(squareWords(say, board, at('f6'), names)).toBe('f6, empty')
    expect(describe(say, board, names)).toMatch(/^a1: .*; d6: gardener of Ada, face up\. The ostrich on b1 was moved last/)
    expect(describe(say, positionOf({ ostriches: [], bushes: [] }), names)).toBe('The board is empty.')
  })
})

const EVENTS: readonly Ostriches.AnyEvent[] = [
  { type: 'Starter', seat: 0 },
  { type: 'Placed', at: 0, of: 1 },
  { type: 'Placed', at: 0 },
  { type: 'Moved', seat: 0, start: 0, target: 8 },
  { type: 'TurnedUp', at: 35, of: 1, power: 'swap' },
  { type: 'BushMoved', start: 1, target: 2 },
  { type: 'Swapped', squares: [0, 1] },
  { type: 'Looked', seat: 1, squares: [0, 1] },
  { type: 'Noticed', at: 0, of: 1, power: 'plain' },
  { type: 'Exchanged', tiles: 'swne', goes: EXCHANGED.swne },
  { type: 'Passed', seat: 0 },
  { type: 'Rotated', seat: 0, turn: 'ne-', goes: TURNED['ne-'] },
  { type: 'Offered', seat: 1 },
  { type: 'Declined', seat: 0 },
  { type: 'MatchOver', reason: 'calm', winner: null, ostriches: [] },
]

group.each(LANGUAGES)('in %s', (language) => {
  it('everything that happens has words, and every step of a turn', async () => {
    await texts.speak(language)
    for (const event of EVENTS) expect(tell(event, names, say)).toMatch(/^[\p{L}a-f].{8,}/u)
    for (const phase of ['starter', 'placing', 'move', 'power', 'rotate', 'over'] as const) {
      expect(waiting(say, { phase, turn: 0 } as Ostriches.Table, names)).not.toMatch(/^waits/)
    }
    for (const legal of ['eye@a2', 'a1b3/ne+', 'b4c6!', '/ne+', 'bush:e2d4', 'swap:a1b4', 'eye:a1b4', 'tiles:swne']) {
      const composing = new Composing(() => new Set([catalogued(legal)]))
      expect(prompt(say, composing, true)).not.toMatch(/^now-/)
      if (legal.includes('@')) composing.take('eye')
      else composing.suggest({ ...JSON.parse(suggested(legal)) } as Ostriches.Action)
      expect(prompt(say, composing, false)).not.toMatch(/^now-/)
      expect(prompt(say, composing, false)).toMatch(/^\p{Lu}/u)
    }
    const [shown, left] = ['/ne+', 'pass'].map((notation) => hintWords(say, { chance: 0.4, best: [{ action: catalogued(notation), notation, chance: 0.47 }] }))
    expect(shown).toMatch(/47\s?%/)
    expect(left).toMatch(/47\s?%/)
    expect(left).not.toBe(shown)
    for (const notation of ['eye@a2', 'a1b3/ne+', 'b4c6!', '/ne+', 'bush:e2d4', 'swap:a1b4', 'eye:a1b4', 'tiles:swne', 'pass']) {
      const said = opinionWords(say, { chance: 0.4, best: [{ action: catalogued(notation), notation, chance: 0.47 }] })
      expect(said).toMatch(/47\s?%/)
      expect(said).not.toMatch(/told-|\{/)
    }
    expect(turnWords(say, EVENTS, names)).not.toMatch(/told-|\{/)
    expect(outcomeWords(say, { winner: 1 }, 'resigned', names)).toContain('Ada')
    expect(outcomeWords(say, { winner: 1 }, 'four-up', names)).toContain('Bo')
    await texts.speak('en')
  })
})

/** What a notation stands for, as the wire says it. */
function suggested(notation: string): string {
  const [kind, rest] = notation.includes(':') ? notation.split(':') : ['', '']
  if (kind === 'bush') return JSON.stringify({ type: kind, move: rest })
  if (kind) return JSON.stringify({ type: kind, pair: rest })
  if (notation.startsWith('/')) return JSON.stringify({ type: 'rotate', turn: notation.slice(1) })
  if (notation.endsWith('!')) return JSON.stringify({ type: 'land', move: notation.slice(0, 4) })
  return JSON.stringify({ type: 'go', move: notation.slice(0, 4), turn: notation.slice(5) })
}

group('a long calm', () => {
  it('is counted towards the draw, unless the table has switched that off', () => {
    const calm = (turns: number, draw_after: 100 | null) => calmWords(say, { calm: turns, options: { mode: 'notes', draw_after } })
    expect(calm(60, 100)).toBeNull()
    expect(calm(61, 100)).toBe('61 of 100 turns without a new face: then it is a draw.')
    expect(calm(250, null)).toBeNull()
  })
})

group('the latest turn in one line', () => {
  it('says who did what, also what was done with a power', () => {
    const turn: Ostriches.AnyEvent[] = [
      { type: 'Moved', seat: 1, start: at('a3'), target: at('b1') },
      { type: 'TurnedUp', at: at('b1'), of: 1, power: 'eye' },
      { type: 'Looked', seat: 1, squares: [at('f1'), at('f2')] },
      { type: 'Rotated', seat: 1, turn: 'nw+', goes: TURNED['nw+'] },
    ]
    expect(turnWords(say, turn, names)).toBe('Bo: a3 → b1, lookout of Bo comes up, a look at f1 and f2, ↻ tile a4 to c6')
    expect(turnWords(say, [{ type: 'Placed', at: at('a1') }], names)).toBe('an ostrich on a1')
  })
})

group('one device for two', () => {
  const view = (mode: string, phase: string) => ({ table: { options: { mode }, phase, turn: 1 } })
  it('is covered from turn to turn, unless all backs are bare', () => {
    expect(handover(view('notes', 'move'))).toMatchObject({ seat: 1, open: true, bare: false })
    expect(handover(view('memory', 'placing'))).toMatchObject({ seat: 1, bare: false })
    expect(handover(view('memory', 'move'))).toMatchObject({ seat: 1, bare: true })
    expect(handover(view('notes', 'over'))).toBeNull()
  })
})

group('a result in signs', () => {
  it('shows four perches for each', () => {
    const outcome = { places: [2, 1], score: [1, 4], unit: 'ostriches', reason: 'four-up', record: null, drawn: false, more_is_better: true }
    expect(shareText(outcome, 0, null, say)).toBe('●○○○ : ●●●● 1 face')
  })
})
