import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { sayOf, texts } from '../../../kit/texts.svelte'
import type { Scene } from '../../../learn/lesson'
import type { Dwarfcity } from '../../../wire.gen'
import { build, DONE, ROLL, TAKE_BACK, tear } from '../contract.gen'
import lesson from '.'
import { PLAYED, STOOD } from './screens'

afterEach(cleanup)

const HOUSE = { of: 0, card: 'cbr', blocks: ['rc', 'yb', 'vr'] }
const OPEN = { of: 0, card: 'cbr', blocks: ['rc', 'yb'] }
const CITY = [...Array.from({ length: STOOD }, () => HOUSE), OPEN]

function view(more: Partial<Dwarfcity.State> = {}): Dwarfcity.View {
  const table: Dwarfcity.State = {
    options: { mode: 'together', face: 'stone', cards: 'easy', blue_blocks: 'printed', strength: 'gentle', cadence: 'second' },
    roles: ['any'], phase: 'roll', kobold: null, turn: 0, dwarf: 0, starter: 0, turns: PLAYED, towers: CITY, stock: [1, 0, 0],
    rolled: [], dice: [], blue: 0, built: null, thrown: null, pile: 4, signs: 0, steps: 50, winner: null, ...more,
  }
  return { viewer: 0, table, needed: 14, next: 0, city: 12, blue_counts: true }
}
const scene = (now: Dwarfcity.View | null, legal: readonly number[] = []): Scene => ({ view: now, before: null, advice: null, names: ['Ada'], legal })
const [roll, building, blue, city] = lesson.screens
const ROLLED = { phase: 'build', rolled: ['y', 'r', 'v'], dice: ['r', 'y', 'v'] } as const
const ROOF = [DONE, build('y', 'yr', 10), build('v', 'vr', 10)]

test('the lesson has four pictures', () => {
  expect(lesson.screens.map(({ key }) => key)).toEqual(['roll', 'build', 'blue', 'city'])
  for (const { Picture } of lesson.screens) {
    if (Picture === undefined) throw new Error('a screen without its picture')
    const { container } = render(Picture)
    expect(container.querySelectorAll('[aria-hidden="true"].strip svg').length).toBeGreaterThan(2)
    expect(container.textContent?.trim()).toBe('')
    cleanup()
  }
})

test('rolling and handing on advance the lesson', () => {
  expect(roll?.done?.(scene(null))).toBeNull()
  expect(roll?.done?.(scene(view()))).toBe(false)
  expect(roll?.done?.(scene(view(ROLLED)))).toBe(true)
  expect(building?.done?.(scene(view(ROLLED)))).toBe(false)
  expect(building?.done?.(scene(view({ turns: PLAYED + 1 })))).toBe(true)
  expect(building?.earned?.(scene(view({ turns: PLAYED + 1 })))).toBe(false)
  expect(building?.earned?.(scene(view({ turns: PLAYED + 1, towers: [...CITY.slice(0, STOOD), HOUSE] })))).toBe(true)
  expect(roll?.done?.(scene(view({ turns: PLAYED + 1 })))).toBe(true)
})

test('the mole sees the roof, and when there is nothing left to build', () => {
  expect(building?.more?.(scene(view(ROLLED), ROOF))).toBeNull()
  const roofed = [...CITY.slice(0, STOOD), HOUSE, { ...OPEN, blocks: [] }]
  expect(building?.more?.(scene(view({ ...ROLLED, towers: roofed }), [DONE, build('r', 'rc', 11)]))).toBe('lesson-build-roof-done')
  expect(building?.more?.(scene(view({ ...ROLLED, towers: roofed }), [DONE, TAKE_BACK]))).toBe('lesson-build-hand')
  expect(building?.more?.(scene(view({ turns: PLAYED + 1 })))).toBeNull()
})

test('after the kobold has come, the learner says when to go on', () => {
  expect(blue?.done).toBeUndefined()
  expect(blue?.more?.(scene(view()))).toBeNull()
  expect(blue?.more?.(scene(view({ phase: 'tear', signs: 1 })))).toBe('lesson-blue-tear')
  // the words come with the fall, not before
  expect(blue?.more?.(scene(view({ phase: 'blue', signs: 1 })))).toBeNull()
  expect(blue?.more?.(scene(view({ phase: 'blue', signs: 1, towers: CITY.slice(0, STOOD) })))).toBe('lesson-blue-fell')
  const fallen = scene(view({ signs: 1, pile: 6 }))
  expect(blue?.more?.(fallen)).toBe('lesson-blue-fell')
  expect(blue?.points?.(fallen)).toEqual([])
  expect(blue?.points?.(scene(view()))).toContain('.tray .roll')
})

test('"Go on" acts at the table, so that words and table stay together', () => {
  expect(roll?.shows?.(scene(view(), [ROLL]))).toBe(ROLL)
  expect(roll?.shows?.(scene(view(ROLLED), ROOF))).toBeNull()
  expect(building?.shows?.(scene(view(ROLLED), ROOF))).toBe(build('y', 'yr', 10))
  expect(building?.shows?.(scene(view(ROLLED), [DONE, TAKE_BACK]))).toBe(DONE)
  expect(building?.shows?.(scene(view({ turns: PLAYED + 1 }), [ROLL]))).toBeNull()
  expect(blue?.shows?.(scene(view({ turns: PLAYED + 1 }), [ROLL]))).toBe(ROLL)
  expect(blue?.shows?.(scene(view({ phase: 'tear', signs: 1 }), [tear(3)]))).toBe(tear(3))
  expect(blue?.shows?.(scene(view({ signs: 1, pile: 6 }), [ROLL]))).toBeNull()
  expect(blue?.shows?.(scene(view()))).toBeNull()
})

test('the last picture counts, and is over when the match is', () => {
  expect(city?.blanks?.(scene(view()), (key) => key)).toEqual({ towers: 10, all: 12, pile: 4, needed: 14 })
  expect(city?.over?.(scene(view()))).toBe(false)
  const won = scene(view({ phase: 'over', winner: 'dwarfs' }))
  expect([city?.over?.(won), city?.more?.(won), city?.points?.(won)]).toEqual([true, 'lesson-city-done', []])
  expect(city?.more?.(scene(view({ phase: 'over', winner: 'kobold' })))).toBe('lesson-city-lost')
})

test.each(['en', 'fr', 'de'] as const)('every screen can be said in %s', async (language) => {
  await texts.speak(language)
  await texts.learn('dwarfcity', 'lesson')
  const say = sayOf('dwarfcity')
  const scenes = [scene(view(ROLLED), ROOF), scene(view(ROLLED)), scene(view({ signs: 1, phase: 'tear' })), scene(view({ signs: 1, phase: 'over', winner: 'kobold' })), scene(view({ phase: 'over', winner: 'dwarfs' }))]
  for (const here of scenes)
    for (const screen of lesson.screens) {
      const blanks = screen.blanks?.(here, say) ?? {}
      const also = screen.more?.(here)
      for (const key of [`lesson-${screen.key}-title`, `lesson-${screen.key}`, ...(screen.keys ? [screen.keys] : []), ...(also ? [also] : [])]) {
        expect(say(key, blanks)).not.toBe(key)
        expect(say(key, blanks)).not.toMatch(/\{|undefined/)
      }
    }
})
