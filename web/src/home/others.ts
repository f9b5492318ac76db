import { givenName } from '../kit/given'
import { recall, remember } from '../kit/memory'

const KEY = 'others'

/** The names of the others who play at this device: as they were typed last, else given ones, none twice. */
export function othersHere(count: number, mine: string, given: () => string = givenName): string[] {
  const found = typed().slice(0, count)
  while (found.length < count) {
    const taken = new Set([mine, ...found])
    let name = given()
    for (let tries = 0; taken.has(name) && tries < 50; tries += 1) name = given()
    found.push(name)
  }
  return found
}

/** Keep names as they are typed; those of a larger round before stay behind them. */
export function keepOthers(names: readonly string[]): void {
  remember(KEY, JSON.stringify([...names, ...typed().slice(names.length)]))
}

function typed(): string[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === 'string' && name.trim() !== '') : []
  } catch {
    return []
  }
}
