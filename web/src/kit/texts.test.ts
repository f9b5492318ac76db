import { expect, test } from 'vitest'
import { LANGUAGES, sayOf, texts, type Language } from './texts.svelte'
import { Vocabulary } from './vocabulary'

const files = import.meta.glob<string>('../../../src/ludotheque/**/texts/*.ftl', { query: '?raw', import: 'default', eager: true })
const code = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

/** Keys that the client puts together from parts: every way the parts can go. */
const PUT_TOGETHER = [
  ...['any', 'boomerang', 'lonely', 'long', 'short', 'next', 'opposite', 'corner', 'neither', 'far', 'same', 'contrary'].map((kind) => `wish-${kind}`),
  ...['boomerang', 'lonely', 'long', 'short', 'next', 'opposite', 'corner', 'neither', 'far'].map((kind) => `not-${kind}`),
  ...['anything', 'self', 'circle'].map((end) => `ends-${end}`),
  ...['mode', 'levels', 'second-cards', 'second-cards-at', 'unplaced', 'sand', 'rounds'].flatMap((field) => [`option-${field}`, `option-${field}-is`]),
  ...['sand', 'row'].flatMap((field) => [`own-${field}`, `own-${field}-is`]),
  ...['beginner', 'casual', 'skilled', 'master'].map((level) => `level-${level}`),
  'unit-stones',
  'outcome-fewest-stones',
]

function vocabulary(language: Language): Vocabulary {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`${language}.ftl`))
  return new Vocabulary(language, own.map(([, text]) => text))
}

/** The first argument of every call of `say` or `words`. */
function* firstArguments(text: string): Generator<string> {
  for (const call of text.matchAll(/\b(?:say|words)\(/g)) {
    let depth = 0
    let end = call.index + call[0].length
    for (; end < text.length && !(depth === 0 && /[,)]/.test(text.charAt(end))); end += 1) {
      if ('([{'.includes(text.charAt(end))) depth += 1
      if (')]}'.includes(text.charAt(end))) depth -= 1
    }
    yield text.slice(call.index + call[0].length, end)
  }
}

function used(): Set<string> {
  const keys = new Set(PUT_TOGETHER)
  for (const [path, text] of Object.entries(code)) {
    if (path.endsWith('.test.ts')) continue
    const told = [...firstArguments(text), ...[...text.matchAll(/'replay-[a-z-]+'/g)].map((found) => found[0])]
    for (const argument of told) {
      // what is compared with is no key
      for (const [, key] of argument.matchAll(/(?<!==\s*)'([a-z][a-z0-9-]*)'/g)) keys.add(key ?? '')
    }
  }
  return keys
}

test.each(LANGUAGES)('every text that the client says exists in %s', (language) => {
  const words = vocabulary(language)
  const missing = [...used()].filter((key) => words.say(key) === null)
  expect(missing).toEqual([])
  expect(used().size).toBeGreaterThan(120)
})

test.each(LANGUAGES)('the table and the screen have the same keys in %s as in English', (language) => {
  for (const [path, text] of Object.entries(files)) {
    if (!/[/.]en\.ftl$/.test(path)) continue
    const other = files[path.replace(/en\.ftl$/, `${language}.ftl`)] ?? ''
    const keys = (source: string) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1])
    expect(keys(other), path).toEqual(keys(text))
  }
})

test('a page loads the rules of a game on demand, and they follow the language', async () => {
  await texts.speak('en')
  await texts.learn('uluru')
  const words = sayOf('uluru')
  expect(words('rules-title')).toBe('rules-title')
  await Promise.all([texts.learn('uluru', 'rules'), texts.learn('uluru', 'lesson'), texts.speak('de')])
  expect(words('rules-title')).toMatch(/Regeln/)
  expect(words('lesson-birds')).not.toBe('lesson-birds')
  expect(words('lock')).toBe('Fertig')
  await texts.learn('uluru', 'no-such-topic')
  await texts.speak('en')
  expect(words('rules-title')).toMatch(/rules/i)
})
