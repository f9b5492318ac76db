import { Pending } from '../../kit/pending.svelte'
import { actionOf } from './contract.gen'
import type { Lay, Name } from './pieces'

/** Where an action takes a piece: onto the shape, or beside it. Null for actions that move none. */
export function meant(number: number): { readonly piece: Name; readonly lay: Lay | null } | null {
  const action = actionOf(number)
  if (action?.type === 'lay') return { piece: action.piece, lay: action }
  return action?.type === 'lift' ? { piece: action.piece, lay: null } : null
}

/** What will lie on the shape if the table agrees. */
export function hoped(lying: readonly Lay[], action: number): readonly Lay[] {
  const wanted = meant(action)
  if (wanted === null) return lying
  const rest = lying.filter((one) => one.piece !== wanted.piece)
  return wanted.lay === null ? rest : [...rest, wanted.lay]
}

/** Gestures that the table has not answered yet: shown at once, and dropped when it answers. */
export class Hopes {
  readonly #pending = new Pending<number>()
  readonly #act: (action: number) => Promise<boolean>

  constructor(act: (action: number) => Promise<boolean>) {
    this.#act = act
  }

  /** Whether anything is still unanswered. */
  get waiting(): boolean {
    return this.#pending.waiting
  }

  /** The pieces on the shape as this player intends them. */
  over(told: readonly Lay[]): readonly Lay[] {
    return this.#pending.items.reduce(hoped, told)
  }

  try(action: number): Promise<boolean> {
    return this.#pending.until(action, () => this.#act(action))
  }
}
