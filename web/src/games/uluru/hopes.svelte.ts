import { actionOf, land, lift } from './contract.gen'
import { BIRDS, occupant, type Bird, type Board } from './pieces'

/** Where an action takes a bird: to a place, or beside the board. Null for actions that move none. */
export function meant(number: number): { readonly bird: Bird; readonly place: number | null } | null {
  const action = actionOf(number)
  if (action?.type === 'land') return action
  return action?.type === 'lift' ? { bird: action.bird, place: null } : null
}

/** How a board will look if the table agrees. */
export function hoped(board: Board, action: number): Board {
  const wanted = meant(action)
  if (wanted === null) return board
  const number = BIRDS.indexOf(wanted.bird)
  const there = wanted.place === null ? -1 : board.indexOf(wanted.place)
  const from = board[number] ?? null
  return board.map((place, index) => (index === number ? wanted.place : index === there ? from : place))
}

/** The one gesture that takes another one back. */
export function contrary(board: Board, action: number): number | null {
  const wanted = meant(action)
  if (wanted === null) return null
  const from = board[BIRDS.indexOf(wanted.bird)] ?? null
  if (from !== null) return land(wanted.bird, from)
  const there = wanted.place === null ? null : occupant(board, wanted.place)
  return there === null ? lift(wanted.bird) : land(there, wanted.place ?? 0)
}

interface Hope {
  readonly action: number
}

/** Gestures that the table has not answered yet: shown at once, gone when it has, whatever it said. */
export class Hopes {
  #pending = $state.raw<readonly Hope[]>([])
  #past = $state.raw<readonly Hope[]>([])
  #act: (action: number) => Promise<boolean>

  constructor(act: (action: number) => Promise<boolean>) {
    this.#act = act
  }

  /** Whether something is still unanswered. */
  get waiting(): boolean {
    return this.#pending.length > 0
  }
  /** Whether there is something to take back. */
  get past(): boolean {
    return this.#past.length > 0
  }

  /** The board as this player means it. */
  over(told: Board): Board {
    return this.#pending.reduce((board, hope) => hoped(board, hope.action), told)
  }

  /** Try something with a bird; what undoes it is remembered. */
  async try(told: Board, action: number): Promise<boolean> {
    const back = contrary(this.over(told), action)
    const kept = back === null ? null : { action: back }
    if (kept !== null) this.#past = [...this.#past, kept]
    const taken = await this.#send(action)
    if (!taken) this.#past = this.#past.filter((one) => one !== kept)
    return taken
  }

  /** Take the last gesture back. */
  async undo(): Promise<boolean> {
    const last = this.#past.at(-1)
    if (last === undefined) return false
    this.#past = this.#past.slice(0, -1)
    return this.#send(last.action)
  }

  async #send(action: number): Promise<boolean> {
    const hope: Hope = { action }
    this.#pending = [...this.#pending, hope]
    const taken = await this.#act(action)
    this.#pending = this.#pending.filter((one) => one !== hope)
    return taken
  }
}
