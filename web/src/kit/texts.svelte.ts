import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Refusal } from '../wire.gen'
import { recall, remember } from './memory'

export type Language = 'en' | 'fr' | 'de'
export type Blanks = Record<string, FluentVariable>
/** Says a text by its key. */
export type Say = (key: string, blanks?: Blanks) => string

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de']
/** Every language in its own words. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' }

type Loader = () => Promise<string>
const shared = import.meta.glob<string>('../../../src/ludotheque/{core,table,server}/texts/*.ftl', {
  query: '?raw',
  import: 'default',
})
const ofGames = import.meta.glob<string>('../../../src/ludotheque/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
})

/** What of a game's words has been loaded: its topics, and all their texts together. */
interface Learnt {
  readonly topics: readonly string[]
  readonly bundle: FluentBundle
}
/** What a table says; rules and lesson are further topics, loaded by the pages that need them. */
const USUAL = 'web'

/** The files of a language: of the house every one, of a game its own words and those of some topics, such as its rules. */
function loaders(language: Language, game?: string, topics: readonly string[] = [USUAL]): Loader[] {
  const endings = [`/${language}.ftl`, ...topics.map((topic) => `/${topic}.${language}.ftl`)]
  const house = Object.entries(shared).filter(([path]) => path.split('/').at(-1)?.split('.').at(-2) === language)
  const own = Object.entries(ofGames)
    .filter(([path]) => path.includes(`/games/${game}/`))
    .filter(([path]) => endings.some((ending) => path.endsWith(ending)))
  return [...house, ...own].map(([, load]) => load)
}

async function load(language: Language, game?: string, topics?: readonly string[]): Promise<FluentBundle> {
  const wanted = loaders(language, game, topics)
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of await Promise.all(wanted.map((one) => one()))) bundle.addResource(new FluentResource(text))
  return bundle
}

async function relearnt(language: Language, known: ReadonlyMap<string, Learnt>): Promise<ReadonlyMap<string, Learnt>> {
  const again = [...known].map(async ([game, { topics }]) => [game, { topics, bundle: await load(language, game, topics) }] as const)
  return new Map(await Promise.all(again))
}

export function spoken(bundle: FluentBundle | undefined, key: string, blanks: Blanks = {}): string | null {
  const message = bundle?.getMessage(key)
  return bundle === undefined || !message?.value ? null : bundle.formatPattern(message.value, blanks, [])
}

function preferred(): Language {
  const wishes = [recall('language'), ...navigator.languages]
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish?.toLowerCase().startsWith(language))
    if (found !== undefined) return found
  }
  return 'en'
}

let language = $state<Language>(preferred())
let house = $state.raw<FluentBundle | undefined>()
let games = $state.raw<ReadonlyMap<string, Learnt>>(new Map())
/** The language that was asked for last. */
let newest: Language | null = null

export const texts = {
  get language(): Language {
    return language
  },
  get loaded(): boolean {
    return house !== undefined
  },
  /** Load a language, and every game's words that are in use, then switch to it; who asks again meanwhile has the last word. */
  async speak(wanted: Language = language): Promise<void> {
    newest = wanted
    const loading = load(wanted)
    // browsers take long over the first number of a language: let them, while its words are on their way
    new Intl.PluralRules(wanted).select(Number(new Intl.NumberFormat(wanted).format(2)))
    const found = await loading
    let known = games
    let again = await relearnt(wanted, known)
    // a page may have asked for more words meanwhile
    while (known !== games) again = await relearnt(wanted, (known = games))
    if (newest !== wanted) return
    language = wanted
    house = found
    games = again
    document.documentElement.lang = wanted
  },
  choose(wanted: Language): Promise<void> {
    remember('language', wanted)
    return texts.speak(wanted)
  },
  /** Whether a game's words are there. */
  knows: (game: string): boolean => games.has(game),
  /** The words of a game, beside those of the house; of a topic too, such as `rules` or `lesson`. */
  async learn(game: string, topic: string = USUAL): Promise<void> {
    for (;;) {
      const topics = games.get(game)?.topics ?? []
      if (topics.includes(topic)) return
      const [wanted, all] = [language, [...new Set([USUAL, ...topics, topic])]]
      const bundle = await load(wanted, game, all)
      // somebody may have chosen another language, or another topic, meanwhile
      const untouched = wanted === language && topics === (games.get(game)?.topics ?? topics)
      if (untouched) games = new Map([...games, [game, { topics: all, bundle }]])
    }
  },
}

/** A text of the house. */
export const say: Say = (key, blanks) => spoken(house, key, blanks) ?? key

/** A text of a game, or of the house. */
export function sayOf(game: string): Say {
  return (key, blanks) => spoken(games.get(game)?.bundle, key, blanks) ?? say(key, blanks)
}

/** Why not, in a sentence; the game's own refusals in its own words. */
export function refusal(no: Refusal, game?: string): string {
  const key = `refused-${no.key}`
  const said = game === undefined ? spoken(house, key, { ...no.about }) : sayOf(game)(key, { ...no.about })
  return said === null || said === key ? say('refused-unknown') : said
}
