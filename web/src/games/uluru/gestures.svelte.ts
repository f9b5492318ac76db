import { actionOf, length } from './contract.gen'
import { BIRDS, type Bird, type Board } from './pieces'

interface Gesture {
  readonly bird: Bird
  /** Null: beside the board. */
  readonly place: number | null
}

/** Where an action takes a bird; null for actions that move none. */
function gesture(number: number): Gesture | null {
  const action = actionOf(number)
  if (action?.type === 'land') return action
  return action?.type === 'lift' ? { bird: action.bird, place: null } : null
}

/**
 * The board to show until the table has answered. A bird in the way trades spots with the one that lands, so that no two
 * are drawn on top of each other. This is a guess for the eye, made of nothing but the drawing: the board of the next
 * frame replaces it, whatever the rules have made of the gesture.
 */
export function predicted(board: Board, action: number): Board {
  const wanted = gesture(action)
  if (wanted === null) return board
  const number = BIRDS.indexOf(wanted.bird)
  const inTheWay = wanted.place === null ? -1 : board.indexOf(wanted.place)
  const from = board[number] ?? null
  return board.map((place, index) => (index === number ? wanted.place : index === inTheWay ? from : place))
}

const same = (one: Board, other: Board): boolean => one.every((place, number) => place === other[number])

/** Whether a gesture would change what is seen. */
export const changes = (board: Board, action: number): boolean => !same(predicted(board, action), board)

/** The gesture that restores what is seen, of the same bird if possible. */
export function inverse(board: Board, action: number): number | null {
  const after = predicted(board, action)
  const back = Array.from({ length }, (_, number) => number).filter((number) => gesture(number) !== null && same(predicted(after, number), board))
  return back.find((number) => gesture(number)?.bird === gesture(action)?.bird) ?? back[0] ?? null
}

interface Pending {
  readonly action: number
}

/** Gestures that the table has not answered yet: shown at once, gone when it has, whatever it said. */
export class Gestures {
  #pending = $state.raw<readonly Pending[]>([])
  #past = $state.raw<readonly Pending[]>([])
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
    return this.#pending.reduce((board, { action }) => predicted(board, action), told)
  }

  /** Send a gesture, and remember what undoes it unless it is refused. */
  async try(told: Board, action: number): Promise<boolean> {
    const back = inverse(this.over(told), action)
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
    const pending: Pending = { action }
    this.#pending = [...this.#pending, pending]
    const taken = await this.#act(action)
    this.#pending = this.#pending.filter((one) => one !== pending)
    return taken
  }
}
