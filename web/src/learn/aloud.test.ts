import { cleanup, render } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Mole from '../games/dwarfcity/lesson/Mole.svelte'
import { voice } from '../kit/voice.svelte'
import { Course } from './course.svelte'
import Guide from './Guide.svelte'
import type { Scene, Screen } from './lesson'

const screens: readonly Screen[] = [{ key: 'one', more: ({ view }) => (view === 'more' ? 'lesson-one-more' : null) }, { key: 'two' }]
const scene = (view: unknown): Scene => ({ view, before: null, advice: null })
const end = createRawSnippet<[boolean]>(() => ({ render: () => '<span></span>' }))

function told(aloud: boolean) {
  const say = vi.spyOn(voice, 'say').mockImplementation(() => {})
  const course = new Course(screens)
  const { rerender } = render(Guide, { course, scene: scene(''), Animal: Mole, say: (key: string) => key, aloud, onshow: () => {}, onagain: () => {}, onleave: () => {}, end })
  return { course, rerender, said: () => say.mock.calls.map(([words]) => words) }
}
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('for those who do not read yet every screen is said, and what comes of it', async () => {
  const { course, rerender, said } = told(true)
  expect(said()).toEqual(['lesson-one-title lesson-one'])
  await rerender({ scene: scene('more') })
  expect(said().at(-1)).toBe('lesson-one-more')
  flushSync(() => course.on())
  expect(said().at(-1)).toBe('lesson-two-title lesson-two')
  expect(said()).toHaveLength(3)
})

test('a lesson for readers is silent', () => {
  const { course, said } = told(false)
  flushSync(() => course.on())
  expect(said()).toEqual([])
})
