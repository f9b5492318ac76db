import type { Refusal } from '../wire.gen'
import { recall, remember } from './memory'
import { Vocabulary, type Blanks } from './vocabulary'

export type Language = 'en' | 'fr' | 'de'
export type { Blanks }
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
  readonly words: Vocabulary
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

async function load(language: Language, game?: string, topics?: readonly string[]): Promise<Vocabulary> {
  return new Vocabulary(language, await Promise.all(loaders(language, game, topics).map((one) => one())))
}

async function relearnt(language: Language, known: ReadonlyMap<string, Learnt>): Promise<ReadonlyMap<string, Learnt>> {
  const again = [...known].map(async ([game, { topics }]) => [game, { topics, words: await load(language, game, topics) }] as const)
  return new Map(await Promise.all(again))
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
let house = $state.raw<Vocabulary | undefined>()
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
    const found = await load(wanted)
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
      const words = await load(wanted, game, all)
      // somebody may have chosen another language, or another topic, meanwhile
      const untouched = wanted === language && topics === (games.get(game)?.topics ?? topics)
      if (untouched) games = new Map([...games, [game, { topics: all, words }]])
    }
  },
}

/** A text of the house. */
export const say: Say = (key, blanks) => house?.say(key, blanks) ?? key

/** A text of a game, or of the house. */
export function sayOf(game: string): Say {
  return (key, blanks) => games.get(game)?.words.say(key, blanks) ?? say(key, blanks)
}

/** Why not, in a sentence; the game's own refusals in its own words. */
export function refusal(no: Refusal, game?: string): string {
  const key = `refused-${no.key}`
  const said = game === undefined ? (house?.say(key, { ...no.about }) ?? null) : sayOf(game)(key, { ...no.about })
  return said === null || said === key ? say('refused-unknown') : said
}
