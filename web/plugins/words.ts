const TEXT = /\/ludotheque\/(?<floor>core|table|server|games\/(?<game>[^/]+))\/texts\/(?<topic>\w+\.)?(?<language>\w\w)\.ftl/

/** Topics of shared texts that only some pages need: `LATER` in `kit/texts`. */
const LATER: readonly (string | undefined)[] = ['hall.']

/** Texts that are always wanted together come in one file: the shared ones, and a game's for the table, by language. */
export function wordsOf(moduleId: string): string | null {
  const { game, topic, language } = TEXT.exec(moduleId)?.groups ?? {}
  if (language === undefined) return null
  if (LATER.includes(topic)) return null
  if (game === undefined) return `words-${language}`
  return topic === undefined || topic === 'web.' ? `words-${game}-${language}` : null
}

/** Whether a module is a shared text; those of a game are loaded with the game. */
export const ofHouse = (moduleId: string): boolean => {
  const groups = TEXT.exec(moduleId)?.groups
  return groups?.['language'] !== undefined && groups['game'] === undefined && !LATER.includes(groups['topic'])
}
