import { expect, test } from 'vitest'
import type { Scene } from '../../../learn/lesson'
import { sayOf, texts } from '../../../kit/texts.svelte'
import type { Ubongo } from '../../../wire.gen'
import type { Lay, Task } from '../pieces'
import lesson from '.'
import { nextPiece, turnedNow } from './screens'

const TASK: Task = { board: 20, side: 'A', symbol: 'hand', shape: ['####', '####', '.###', '.##.'], pieces: ['I3', 'L5', 'P5'], difficulty: 1 }
const BAR: Lay = { type: 'lay', piece: 'I3', orientation: 0, row: 0, col: 0 }
const ELL: Lay = { type: 'lay', piece: 'L5', orientation: 4, row: 0, col: 0 }

type Part = Partial<Ubongo.Shown>
function view(pieces: readonly Lay[] = [], shown: Part = {}): Ubongo.View {
  return {
    viewer: 0,
    shown: {
      options: { mode: 'nine', side: 'A', sand: null, rounds: 1, length: 5, difficulty: null, pieces: 'needed', boards: 'covered', book: 'standard' },
      own: [{ side: 'table' }, { side: 'B' }], book: '', phase: 'covering', stock: [], chapter: 2, round: 1, roller: 0, symbol: 'hand', tasks: [TASK, TASK], boards: [],
      until: null, turned: 0, again: false, done: [], gave_up: [], tied: [], ready: [], gems: [[], []], bag: [10, 10, 10, 10], wins: [], course: [], taken: null,
      solved: [], aside: [], times: [], last: null, ...shown,
    },
    pieces: [pieces, null],
    players: [0, 1],
    mini: false,
    mini_winner: null,
    runs: [],
  }
}
const OVER: Part = {
  phase: 'over',
  tasks: [null, null],
  gems: [['sapphire', 'ruby'], []],
  last: { tasks: [TASK, TASK], pieces: [[], []], wins: [{ seat: 0, rank: 1, track: 'sapphire', bag: 'ruby' }] },
}
const scene = (now: Ubongo.View | null, advice: unknown = null, before: Ubongo.View | null = null): Scene => ({ view: now, before, advice, names: ['Ada', 'Beginner 1'], legal: [] })
const [lay, turn, cover, gems, chance, more] = lesson.screens

test('a lesson has six screens', () => {
  expect(lesson.screens.map(({ key }) => key)).toEqual(['lay', 'turn', 'cover', 'gems', 'chance', 'more'])
})

test('the piece that the table advises is ringed, in the hand or on the shape', () => {
  expect(nextPiece(scene(view()))).toBe('I3')
  expect(nextPiece(scene(view([BAR])))).toBe('L5')
  expect(lay?.points?.(scene(view(), { back: [], lay: ELL }))).toEqual(['.hand [data-beside="L5"]'])
  expect(cover?.points?.(scene(view([BAR]), { back: ['I3'], lay: null }))).toEqual(['.board [data-piece="I3"]'])
  expect(cover?.points?.(scene(view([BAR]), { back: [], lay: ELL }))).toEqual(['.tools .lamp'])
  expect(lay?.points?.(scene(view([], { phase: 'lead', tasks: [null, null] })))).toEqual([])
})

test('a first piece is laid by the learner, once there is a shape', () => {
  expect(lay?.done?.(scene(null))).toBeNull()
  expect(lay?.done?.(scene(view([], { phase: 'lead' })))).toBeNull()
  expect(lay?.done?.(scene(view()))).toBe(false)
  expect(lay?.done?.(scene(view([BAR])))).toBe(true)
})

test('the turning task is done when a turned piece is laid', () => {
  expect(turnedNow(scene(view([BAR]), null, view()))).toBe(false)
  expect(turnedNow(scene(view([BAR, ELL]), null, view([BAR])))).toBe(true)
  expect(turnedNow(scene(view([BAR, ELL]), null, view([BAR, ELL])))).toBe(false)
  expect(turn?.done?.(scene(view([BAR])))).toBe(false)
  expect(turn?.done?.(scene(view([], { gave_up: [0] })))).toBe(true)
  const rings = turn?.points?.(scene(view([BAR]), { back: [], lay: ELL })) ?? []
  expect(rings).toHaveLength(2)
  for (const ring of rings) expect(() => document.querySelector(ring)).not.toThrow()
})

test('giving up leads on without praise', () => {
  const [gaveUp, done] = [scene(view([], { gave_up: [0] })), scene(view([], { done: [0] }))]
  for (const one of [lay, turn, cover]) {
    expect([one?.done?.(gaveUp), one?.earned?.(gaveUp)]).toEqual([true, false])
    expect([one?.done?.(done), one?.earned?.(done)]).toEqual([true, true])
  }
})

test('the shape is covered, or given up', () => {
  expect(cover?.done?.(scene(view([BAR])))).toBe(false)
  expect(cover?.done?.(scene(view([BAR], { done: [0] })))).toBe(true)
  expect(cover?.done?.(scene(view([BAR], { gave_up: [0] })))).toBe(true)
  expect(cover?.done?.(scene(view([], OVER)))).toBe(true)
  expect(cover?.more?.(scene(view([BAR]), { back: ['I3'], lay: null }))).toBe('lesson-cover-back')
  expect(cover?.more?.(scene(view([BAR])))).toBeNull()
})

test('gems come when the mate is done too', () => {
  const waiting = scene(view([BAR], { done: [1, 0] }))
  expect(gems?.more?.(waiting)).toBe('lesson-gems-wait')
  expect(gems?.blanks?.(waiting, (key) => key)).toMatchObject({ rank: 2, points: 0, name: 'Beginner 1' })
  const over = scene(view([], OVER))
  expect(gems?.blanks?.(over, (key) => key)).toMatchObject({ rank: 1, points: 7 })
  for (const screen of [gems, chance, more]) expect(screen?.more?.(over)).toBe('lesson-gems-done')
  expect(gems?.points?.(over)).toHaveLength(2)
  expect(chance?.more?.(waiting)).toBeNull()
})

test.each(['en', 'fr', 'de'] as const)('every screen can be said in %s', async (language) => {
  await texts.speak(language)
  await texts.learn('ubongo', 'lesson')
  const say = sayOf('ubongo')
  for (const now of [view(), view([BAR], { done: [0] }), view([BAR], { done: [1, 0] }), view([], OVER)])
    for (const screen of lesson.screens) {
      const here = scene(now, { back: ['P5'], lay: null })
      const blanks = screen.blanks?.(here, say) ?? {}
      const also = screen.more?.(here)
      for (const key of [`lesson-${screen.key}-title`, `lesson-${screen.key}`, ...(screen.keys ? [screen.keys] : []), ...(also ? [also] : [])]) {
        expect(say(key, blanks)).not.toBe(key)
        expect(say(key, blanks)).not.toMatch(/\{|undefined/)
      }
    }
})
