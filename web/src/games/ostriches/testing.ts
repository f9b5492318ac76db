import { actionOf, length, type Action } from './contract.gen'

/** An action in the notation of the game. */
export function written(action: Action): string {
  switch (action.type) {
    case 'place':
      return `${action.power}@${action.at}`
    case 'go':
      return `${action.move}/${action.turn}`
    case 'land':
      return `${action.move}!`
    case 'bush':
      return `bush:${action.move}`
    case 'swap':
    case 'eye':
    case 'tiles':
      return `${action.type}:${action.pair}`
    case 'rotate':
      return `/${action.turn}`
    case 'offer':
      return 'draw?'
    case 'accept':
      return 'draw!'
    case 'decline':
      return 'draw-'
    case 'resign':
      return '#'
    case 'pass':
      return 'pass'
  }
}

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Array.from({ length }, (_, number): [string, number] => {
    const action = actionOf(number)
    return [action === null ? '' : written(action), number]
  }),
)

/** The number of an action by its notation; -1: there is none. */
export const numberOf = (notation: string): number => NUMBERS.get(notation) ?? -1
