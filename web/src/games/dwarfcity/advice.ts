/** Help for the one on turn: the numbers of good actions, the best first. Nothing: it is not this player's turn. */
export interface Advice {
  readonly best: readonly { readonly action: number }[]
}

/** The number of the best action. */
export function bestOf(advice: unknown): number | null {
  return (advice as Advice | null)?.best[0]?.action ?? null
}
