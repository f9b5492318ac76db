import { expect, test } from 'vitest'
import type { Scene } from '../../../learn/lesson'
import { sayOf, texts } from '../../../kit/texts.svelte'
import type { Ostriches } from '../../../wire.gen'
import { actionOf } from '../contract.gen'
import { numberOf as square } from '../pieces'
import { numberOf } from '../testing'
import { boardOf } from '../rules/scenes'
import lesson from '.'
import { advised, landers, walker } from './screens'

/** How the lesson begins: a lookout on e5 and two others can come up. */
const START = '3P+e1/1*tbE1/S2TP+1/1p1s2/1p2*B/6'

type Part = Partial<Ostriches.Table>
function view(table: Part = {}, board = START): Ostriches.View {
  const { ostriches, bushes } = boardOf(board)
  return {
    viewer: 0,
    table: {
      options: { mode: 'notes', draw_after: 100 }, phase: 'move', starter: 0, turn: 0, bushes: bushes.map(({ at }) => at), moved: square('d5'), turns: 14, calm: 5,
      steps: 30, offer: null, peek: null, reason: null, winner: null, ...table,
    },
    ostriches: ostriches.map(({ at, of, power, up, known }) => ({ at, of, power, up, known })),
    left: [0, 0],
    turns: [7, 7],
    hand: [],
    past: [],
  }
}
const scene = (now: Ostriches.View, said: readonly string[] = [], before: Ostriches.View | null = null, best: string | null = null): Scene => ({
  view: now,
  before,
  advice: best === null ? null : { chance: 0.7, best: [{ action: numberOf(best), notation: best, chance: 0.7 }] },
  names: ['Ada', 'Wanderer 1'],
  legal: said.map(numberOf),
})
const [desert, leap, mate, face, gift, four] = lesson.screens

test('a lesson has six screens, and the first shows the far row', () => {
  expect(lesson.screens).toHaveLength(6)
  expect(desert?.points?.(scene(view()))).toHaveLength(6)
})

test('for a first leap one is ringed that does not come up', () => {
  const now = scene(view(), ['e5c6!', 'e5d3/nw+', 'f2d1/nw+', 'b2d1/nw+'])
  expect(walker(now)).toBe(square('f2'))
  expect(leap?.points?.(now)[0]).toContain(`[data-drop="${square('f2')}"]`)
  expect(walker(scene(view(), ['e5d3/nw+']))).toBe(square('e5'))
  expect(leap?.points?.(scene(view(), ['/nw+']))).toHaveLength(2)
})

test('a turn is done when the other one is on turn, or all is over', () => {
  expect(leap?.done?.(scene(view()))).toBe(false)
  expect(leap?.done?.(scene(view({ phase: 'rotate' })))).toBe(false)
  expect(leap?.done?.(scene(view({ turn: 1 })))).toBe(true)
  expect(leap?.done?.(scene(view({ phase: 'over' })))).toBe(true)
  expect(leap?.done?.({ view: null, before: null, advice: null })).toBeNull()
})

test('the mate is waited for, then its ostrich is ringed', () => {
  expect(mate?.points?.(scene(view({ turn: 1 })))).toEqual([])
  expect(mate?.points?.(scene(view()))).toEqual(['.squares .moved'])
})

test('the table says which ostriches can come up; the lookout goes first', () => {
  // from c5 one of the other tribe would come up
  const now = scene(view(), ['a4b6!', 'd4c6!', 'e5c6!', 'c5e6!', 'e5d3/nw+'])
  expect(landers(now)).toEqual([square('e5'), square('a4'), square('d4')])
  expect(face?.more?.(now)).toBeNull()
  expect(face?.more?.(scene(view(), ['e5d3/nw+']))).toBe('lesson-face-far')
  expect(face?.points?.(scene(view(), ['e5d3/nw+'], null, 'e5d3/nw+'))[0]).toContain(`[data-drop="${square('e5')}"]`)
})

test('a face is the learner’s own doing, and its own', () => {
  const UP = '2E+P+e1/1*tb2/S2TP+1/1p1s2/1p2*B/6'
  expect(face?.done?.(scene(view()))).toBe(false)
  expect(face?.done?.(scene(view({ phase: 'power', moved: square('c6') }, UP)))).toBe(true)
  // the mate has pulled it out
  expect(face?.done?.(scene(view({ phase: 'power', moved: square('c6'), turn: 1 }, UP)))).toBe(false)
  // the mate's own
  expect(face?.done?.(scene(view({ phase: 'rotate', moved: square('e6') }, UP.replace('e1', 'e+1'))))).toBe(false)
})

test('the screen of the powers speaks of the one that came up', () => {
  const power = view({ phase: 'power', moved: square('c6') }, '2E+P+e1/1*tb2/S2TP+1/1p1s2/1p2*B/6')
  const rotate = { ...power, table: { ...power.table, phase: 'rotate' as const } }
  const after = { ...power, table: { ...power.table, phase: 'move' as const, turn: 1 } }
  expect(gift?.blanks?.(scene(power), (key) => key)).toMatchObject({ gift: 'eye' })
  expect(gift?.blanks?.(scene(view()), (key) => key)).toMatchObject({ gift: 'none' })
  expect(gift?.points?.(scene(view()))).toEqual([])
  // two of whom nothing is known, not what is best at a hair's breadth
  expect(gift?.points?.(scene(power, [], null, 'eye:a4b2'))?.join()).not.toContain(`"${square('a4')}"`)
  expect(gift?.points?.(scene(power))).toHaveLength(3)
  expect(gift?.more?.(scene(power))).toBeNull()
  expect(gift?.more?.(scene(view({ phase: 'over', winner: 0 })))).toBe('lesson-four-done')
  expect(gift?.more?.(scene(rotate))).toBe('lesson-gift-turn')
  expect(gift?.points?.(scene(rotate))).toHaveLength(2)
  expect(gift?.done?.(scene(rotate, [], power))).toBe(false)
  expect(gift?.done?.(scene(after, [], rotate))).toBe(true)
  expect(gift?.done?.(scene(after, [], view()))).toBe(false)
})

test('the last screen counts faces and tells the end', () => {
  expect(four?.blanks?.(scene(view()), (key) => key)).toEqual({ name: 'Wanderer 1', faces: 2, theirs: 0, all: 4 })
  expect(four?.more?.(scene(view()))).toBeNull()
  expect(four?.more?.(scene(view({ phase: 'over', reason: 'four-up', winner: 0 })))).toBe('lesson-four-done')
  expect(four?.more?.(scene(view({ phase: 'over', reason: 'four-up', winner: 1 })))).toBe('lesson-four-lost')
  expect(four?.more?.(scene(view({ phase: 'over', reason: 'calm' })))).toBe('lesson-four-draw')
  expect(four?.points?.(scene(view({ turn: 1 }), [], null, 'e5c6!'))).toEqual([])
})

test.each(['b1c3/ne+', 'c4d6!', 'bush:e2d4', 'swap:a1f6', 'eye:a1f6', 'tiles:swne', 'pass', '/nw-'])('what is advised can be ringed: %s', (said) => {
  const rings = advised(actionOf(numberOf(said)))
  expect(rings.length).toBeGreaterThan(0)
  for (const ring of rings) expect(() => document.querySelector(ring)).not.toThrow()
})

test.each(['en', 'fr', 'de'] as const)('every screen can be said in %s', async (language) => {
  await texts.speak(language)
  await texts.learn('ostriches', 'lesson')
  const say = sayOf('ostriches')
  const ends = ['done', 'lost', 'draw'].map((end) => `lesson-four-${end}`)
  for (const screen of lesson.screens) {
    const blanks = screen.blanks?.(scene(view()), say) ?? {}
    for (const key of [`lesson-${screen.key}-title`, `lesson-${screen.key}`, ...(screen.keys ? [screen.keys] : []), ...(screen.key === 'four' ? ends : [])]) {
      const said = say(key, blanks)
      expect(said).not.toBe(key)
      expect(said).not.toMatch(/\{|undefined/)
    }
  }
  for (const power of ['eye', 'bush', 'swap', 'tiles', 'plain']) expect(say('lesson-gift', { gift: power })).not.toContain('{')
})
