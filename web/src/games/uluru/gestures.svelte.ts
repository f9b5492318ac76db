import { Pending } from '../../kit/pending.svelte'
import type { Uluru } from '../../wire.gen'
import { actionOf, numberOf } from './contract.gen'
import { BIRDS, type Bird, type Board } from './pieces'

interface Gesture {
  readonly bird: Bird
  /** Null: beside the board. */
  readonly place: number | null
}

/** Where an action takes its own bird; null for actions that move none. */
function gesture(number: number): Gesture | null {
  const action = actionOf(number)
  if (action?.type === 'land') return action
  return action?.type === 'lift' ? { bird: action.bird, place: null } : null
}

const spotOf = (board: Board, bird: Bird): number | null => board[BIRDS.indexOf(bird)] ?? null

/** Whether a gesture would move its bird. */
export function changes(board: Board, action: number): boolean {
  const wanted = gesture(action)
  return wanted !== null && spotOf(board, wanted.bird) !== wanted.place
}

/** A gesture that can be taken back: where its bird was seen before, and, once the table has answered, how to undo it. */
interface Step {
  readonly before: Gesture
  readonly answer: Promise<Answer>
}
interface Answer {
  readonly taken: boolean
  /** The action that undoes it, as the table reported; null: refused, or the report was missed. */
  readonly back: number | null
}

/**
 * Gestures that the table has not answered yet. Until it has, a bird is held where the finger left it; what becomes of a
 * bird that sits there is for the table to say.
 */
export class Gestures {
  readonly #pending = new Pending<Gesture>()
  #past = $state.raw<readonly Step[]>([])
  /** Resolves when the last action that must wait for a report may be sent. */
  #queue: Promise<number | null> | null = null
  #used = new WeakSet<object>()
  readonly #act: (action: number) => Promise<boolean>
  readonly #events: () => readonly Uluru.AnyEvent[]

  /** `events`: those of the latest frame. */
  constructor(act: (action: number) => Promise<boolean>, events: () => readonly Uluru.AnyEvent[]) {
    this.#act = act
    this.#events = events
  }

  /** Whether something is still unanswered. */
  get waiting(): boolean {
    return this.#pending.waiting
  }
  /** Whether there is something to take back. */
  get past(): boolean {
    return this.#past.length > 0
  }

  /** The board with the moved birds where the player left them; two birds may be on one place. */
  over(told: Board): Board {
    return BIRDS.map((bird, number) => {
      const held = this.#pending.items.findLast((one) => one.bird === bird)
      return held === undefined ? (told[number] ?? null) : held.place
    })
  }

  /** The birds on a place, from the lowest to the one that was set down last. */
  on(told: Board, place: number): Bird[] {
    const board = this.over(told)
    const held = this.#pending.items.map(({ bird }) => bird)
    return BIRDS.filter((bird) => spotOf(board, bird) === place).sort((one, other) => held.lastIndexOf(one) - held.lastIndexOf(other))
  }

  /** Send a gesture, and remember it unless it is refused. */
  async try(told: Board, action: number): Promise<boolean> {
    const wanted = gesture(action)
    if (wanted === null) return false
    const before: Gesture = { bird: wanted.bird, place: spotOf(this.over(told), wanted.bird) }
    const answer = this.#send(wanted, action)
    const step: Step = { before, answer }
    this.#past = [...this.#past, step]
    const { taken, back } = await answer
    // without the report of this one, those before it cannot be taken back in their order
    if (taken && back === null) this.#past = this.#past.slice(this.#past.indexOf(step) + 1)
    else if (!taken) this.#past = this.#past.filter((one) => one !== step)
    return taken
  }

  /** Take the last gesture back: its bird returns at once, the action is sent as soon as the table has told which one. */
  async undo(): Promise<boolean> {
    const last = this.#past.at(-1)
    if (last === undefined) return false
    this.#past = this.#past.slice(0, -1)
    return (await this.#send(last.before, last.answer.then(({ back }) => back))).taken
  }

  #send(held: Gesture, action: number | Promise<number | null>): Promise<Answer> {
    return this.#pending.until(held, async () => {
      const number = typeof action === 'number' && this.#queue === null ? action : await this.#inTurn(action)
      const taken = number !== null && (await this.#act(number))
      return { taken, back: taken ? this.#reported(number) : null }
    })
  }

  /** Keep the order of the gestures: none overtakes one that still waits. */
  async #inTurn(action: number | Promise<number | null>): Promise<number | null> {
    const turn = (this.#queue ?? Promise.resolve()).then(() => action)
    this.#queue = turn
    const number = await turn
    if (this.#queue === turn) this.#queue = null
    return number
  }

  /** How the frame that answered an action says that it can be taken back. */
  #reported(action: number): number | null {
    const wanted = gesture(action)
    for (const event of this.#events()) {
      if ((event.type !== 'Landed' && event.type !== 'Lifted') || this.#used.has(event)) continue
      if (event.bird !== wanted?.bird || (event.type === 'Landed' ? event.place : null) !== wanted.place) continue
      this.#used.add(event)
      return numberOf(event.back)
    }
    return null
  }
}
