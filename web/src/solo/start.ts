import { api, whyNot } from '../kit/api'
import { myName } from '../kit/given'
import { router } from '../kit/router.svelte'

/** Go to a table as soon as it is ready; resolves with the reason if there is none. */
export async function goTo(found: Promise<{ readonly table: string }>): Promise<string | null> {
  try {
    router.go(`/t/${(await found).table}`)
    return null
  } catch (error) {
    return whyNot(error)
  }
}

const MATES = 2

/** Start a match with bots of the gentlest level, after a lesson; resolves with the reason if there is none. */
export async function playNow(game: string): Promise<string | null> {
  return goTo(opened(game))
}

async function opened(game: string): Promise<{ table: string }> {
  const info = (await api.games()).find(({ key }) => key === game)
  const level = info?.bots[0]
  const bots = info === undefined || level === undefined ? [] : Array.from({ length: Math.min(MATES, info.seats[1] - 1) }, () => level)
  return api.openTable({ game, name: myName(), chairs: 1 + bots.length, bots, hints: true, start: true })
}
