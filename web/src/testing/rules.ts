import { render } from '@testing-library/svelte'
import { sayOf, texts } from '../kit/texts.svelte'
import type { Rules } from '../learn/rules'

/** A section of a game's rules page, in English. */
export async function section(game: string, rules: Rules, key: string) {
  await texts.speak('en')
  await texts.learn(game, 'rules')
  const Body = rules.sections.find((one) => one.key === key)?.Body
  if (Body === undefined) throw new Error(`no section ${key}`)
  return render(Body, { say: sayOf(game) })
}
