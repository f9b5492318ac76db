import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { Vocabulary } from './vocabulary'

const files = import.meta.glob<string>('../../../src/ludotheque/**/texts/*.ftl', { query: '?raw', import: 'default', eager: true })
const SOURCE = `### A page.

## Of birds.
where = Line { $line }
refused = { where }: { $count ->
    [0] no { -bird }
    [one] one { -bird }
   *[other] { $count } { -bird(case: "many") }
}
-bird = { $case ->
    [many] birds
   *[one] bird
}
close = Close
    the window
`

test('blanks are filled, texts speak of other texts, and what is missing is told', () => {
  const words = new Vocabulary('en', [SOURCE, 'close = Never said', 'later = Later'])
  expect([0, 1, 12].map((count) => words.say('refused', { line: 7, count }))).toEqual(['Line 7: no bird', 'Line 7: one bird', 'Line 7: 12 birds'])
  expect(words.say('where', { line: 12_345 })).toBe('Line 12,345')
  expect(words.say('where', { line: 1.5 })).toBe('Line 1.5')
  expect(words.say('close')).toBe('Close\nthe window')
  expect(words.say('later')).toBe('Later')
  expect([words.say('no-such-text'), words.say('-bird')]).toEqual([null, null])
})

test('numbers choose their words, and French its articles', () => {
  const words = (language: string) => new Vocabulary(language, Object.entries(files).flatMap(([path, text]) => (path.endsWith(`${language}.ftl`) ? [text] : [])))
  const english = words('en')
  expect(english.say('home-table-free', { free: 1 })).toBe('1 free chair')
  expect(english.say('home-table-free', { free: 0 })).toBe('no free chair')
  expect(words('fr').say('wish-opposite', { bird: 'orange', name: 'Orange' })).toMatch(/^en face d.Orange$/)
})

test.each(['en', 'fr', 'de'])('every text in %s is said as if all were read at once', (language) => {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`${language}.ftl`))
  const numbers = { count: 3, bots: 2, score: 21, place: 'a1', name: 'Ada', step: 1, steps: 999 }
  let said = 0
  for (const [path, text] of own) {
    const words = new Vocabulary(language, [text])
    const whole = new FluentBundle(language, { useIsolating: false })
    whole.addResource(new FluentResource(text))
    for (const [, key] of text.matchAll(/^([a-z][a-z0-9-]*) =/gm)) {
      const pattern = whole.getMessage(key ?? '')?.value
      expect(words.say(key ?? '', numbers), `${path} ${key}`).toBe(pattern ? whole.formatPattern(pattern, numbers, []) : null)
      said += 1
    }
  }
  expect(said).toBeGreaterThan(1_000)
})
