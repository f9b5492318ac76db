/**
 * Help for the player on turn, worked out from what this player may know. Null in the answer: it is not this player's turn.
 */
export interface Advice {
  /** The chance to win, from 0 to 1; a draw counts half. */
  readonly chance: number
  /** The best actions that can be taken now, at most three, the best first. */
  readonly best: readonly Advised[]
}

export interface Advised {
  /** Its number in the catalogue. */
  readonly action: number
  /** The same in the notation of the game, such as `b1c3/ne+`. */
  readonly notation: string
  /** The chance to win with it. */
  readonly chance: number
}
