import { whyNot } from '../kit/api'
import { router } from '../kit/router.svelte'

/** Go to a table as soon as it stands there; gives why not, if there is none. */
export async function goTo(found: Promise<{ readonly table: string }>): Promise<string | null> {
  try {
    router.go(`/t/${(await found).table}`)
    return null
  } catch (error) {
    return whyNot(error)
  }
}
