import { expect, test } from 'vitest'
import { LANGUAGES, sayOf, texts, type Language } from './texts.svelte'
import { Vocabulary } from './vocabulary'

const files = import.meta.glob<string>('../../../src/ludotheque/**/texts/*.ftl', { query: '?raw', import: 'default', eager: true })
const code = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

/** Keys that a game's client composes from parts: every way the parts can go. Those of all games a test in Python checks. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  uluru: [
    ...['any', 'boomerang', 'lonely', 'long', 'short', 'next', 'opposite', 'corner', 'neither', 'far', 'same', 'contrary'].map((kind) => `wish-${kind}`),
    ...['boomerang', 'lonely', 'long', 'short', 'next', 'opposite', 'corner', 'neither', 'far'].map((kind) => `not-${kind}`),
    ...['anything', 'self', 'circle'].map((end) => `ends-${end}`),
  ],
}
/** Texts that a game may leave out: pages look whether they are there. */
const OPTIONAL: readonly string[] = ['level-about', 'end-lost', 'lid-young']
const GAMES = [...new Set(Object.keys(code).flatMap((path) => /\/games\/(\w+)\//.exec(path)?.[1] ?? []))]

/** All texts of one language that a page with this game has at hand; without a game those of every page. */
function vocabulary(language: Language, game?: string): Vocabulary {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`${language}.ftl`) && (!path.includes('/games/') || path.includes(`/games/${game}/`)) && !path.includes('/new_game/'))
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

/** The keys that the files below a folder say. */
function used(where: (path: string) => boolean): string[] {
  const keys = new Set<string>()
  for (const [path, text] of Object.entries(code)) {
    if (path.endsWith('.test.ts') || !where(path)) continue
    const told = [...firstArguments(text), ...[...text.matchAll(/'replay-[a-z-]+'/g)].map((found) => found[0])]
    for (const argument of told) {
      // what is compared with is no key
      for (const [, key] of argument.matchAll(/(?<!==\s*)'([a-z][a-z0-9-]*)'/g)) keys.add(key ?? '')
    }
  }
  return [...keys]
}
const inGame = (game: string) => (path: string) => path.includes(`/games/${game}/`)
const isShared = (path: string) => !GAMES.some((game) => inGame(game)(path))

test.each(LANGUAGES.flatMap((language) => GAMES.map((game) => [game, language] as const)))('every text that %s and the pages round it say exists in %s', (game, language) => {
  const words = vocabulary(language, game)
  const keys = [...used(inGame(game)), ...used(isShared), ...(COMPOSED[game] ?? [])]
  expect(keys.filter((key) => words.say(key) === null && !OPTIONAL.includes(key))).toEqual([])
  expect(keys.length).toBeGreaterThan(120)
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
