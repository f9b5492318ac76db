import type { Refusal } from '../wire.gen'
import { recall, remember } from './memory'
import { Vocabulary, type Blanks } from './vocabulary'

export type Language = 'en' | 'fr' | 'de'
export type { Blanks }
/** Gives a text by its key. */
export type Say = (key: string, blanks?: Blanks) => string

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de']
/** The name of each language in that language. */
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

/** The texts of a game that are loaded: its topics, and all their texts together. */
interface Learnt {
  readonly topics: readonly string[]
  readonly words: Vocabulary
}
/** The topic that a table needs; rules and lesson are further topics, loaded by their pages. */
const USUAL = 'web'

/** Topics of shared texts that only some pages need, which ask for them. */
const LATER: readonly string[] = ['hall']

/** Loads the files of a language: the shared ones, and those of some topics of a game. */
function loaders(language: Language, game?: string, topics: readonly string[] = [USUAL]): Loader[] {
  const general = Object.entries(shared).filter(([path]) => {
    const [topic = '', ...rest] = path.split('/').at(-1)?.split('.') ?? []
    return [topic, ...rest].at(-2) === language && (!LATER.includes(topic) || further.includes(topic))
  })
  const own = (...endings: string[]) => Object.entries(ofGames).filter(([path]) => path.includes(`/games/${game}/`) && endings.some((ending) => path.endsWith(ending)))
  // of two texts with the same key the first wins: what a game says on a screen in its own words
  return [...own(...topics.map((topic) => `/${topic}.${language}.ftl`)), ...general, ...own(`/${language}.ftl`)].map(([, load]) => load)
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
let sharedWords = $state.raw<Vocabulary | undefined>()
let games = $state.raw<ReadonlyMap<string, Learnt>>(new Map())
/** The language requested last. */
let newest: Language | null = null
/** The later topics of shared texts that were asked for, and those that are loaded. */
let further: readonly string[] = []
let sharedTopics = $state.raw<readonly string[]>([])

export const texts = {
  get language(): Language {
    return language
  },
  get loaded(): boolean {
    return sharedWords !== undefined
  },
  /** Load a language and the texts of all games in use, then switch to it; the latest request wins. */
  async speak(wanted: Language = language): Promise<void> {
    newest = wanted
    const asked = further
    const found = await load(wanted)
    let known = games
    let again = await relearnt(wanted, known)
    // a page may have requested more texts meanwhile
    while (known !== games) again = await relearnt(wanted, (known = games))
    if (newest !== wanted) return
    language = wanted
    sharedWords = found
    sharedTopics = asked
    games = again
    document.documentElement.lang = wanted
  },
  choose(wanted: Language): Promise<void> {
    remember('language', wanted)
    return texts.speak(wanted)
  },
  /** Whether a later topic of the shared texts is loaded. */
  shares: (topic: string): boolean => sharedTopics.includes(topic),
  /** Load a later topic of the shared texts. */
  async share(topic: string): Promise<void> {
    if (sharedTopics.includes(topic)) return
    further = [...new Set([...further, topic])]
    await texts.speak(newest ?? language)
  },
  /** Whether a game's texts are loaded. */
  knows: (game: string): boolean => games.has(game),
  /** Load the texts of a game, and of a further topic, such as `rules` or `lesson`. */
  async learn(game: string, topic: string = USUAL): Promise<void> {
    for (;;) {
      const topics = games.get(game)?.topics ?? []
      if (topics.includes(topic)) return
      const [wanted, all] = [language, [...new Set([USUAL, ...topics, topic])]]
      const words = await load(wanted, game, all)
      // the language or the topic may have changed meanwhile
      const untouched = wanted === language && topics === (games.get(game)?.topics ?? topics)
      if (untouched) games = new Map([...games, [game, { topics: all, words }]])
    }
  },
}

/** A shared text. */
export const say: Say = (key, blanks) => sharedWords?.say(key, blanks) ?? key

/** A text of a game, or a shared one. */
export function sayOf(game: string): Say {
  return (key, blanks) => games.get(game)?.words.say(key, blanks) ?? say(key, blanks)
}

/** A refusal in a sentence; games have texts for their own. */
export function refusal(no: Refusal, game?: string): string {
  const key = `refused-${no.key}`
  const said = game === undefined ? (sharedWords?.say(key, { ...no.about }) ?? null) : sayOf(game)(key, { ...no.about })
  return said === null || said === key ? say('refused-unknown') : said
}
