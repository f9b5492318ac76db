import { recall, remember } from '../kit/memory'
import type { Scene, Screen } from './lesson'

/** How far somebody has come in a lesson. It goes on by what the player does; what was done before is no feat. */
export class Course {
  readonly screens: readonly Screen[]
  at = $state(0)
  /** The last thing was done just now. */
  praised = $state(false)
  /** What this screen asks for is the case. */
  done = $state(false)
  /** Somebody else does it: that is no feat. */
  #helped = false
  /** It was not the case once, so its coming true is the player's doing. */
  #open = false

  constructor(screens: readonly Screen[], at = 0) {
    this.screens = screens
    this.at = Math.max(0, Math.min(at, screens.length - 1))
  }

  get screen(): Screen | undefined {
    return this.screens[this.at]
  }
  get last(): boolean {
    return this.at === this.screens.length - 1
  }

  /** Look at how things stand; goes on when the player has just done what was asked. */
  see(scene: Scene): void {
    const found = this.screen?.done?.(scene)
    if (found === undefined || found === null) return
    this.done = found
    if (!found) this.#open = true
    else if (this.#open) this.#go(this.at + 1, !this.#helped)
  }

  /** The table does it for the player. */
  help(): void {
    this.#helped = true
  }

  on(): void {
    this.#go(this.at + 1, false)
  }

  back(): void {
    this.#go(this.at - 1, false)
  }

  #go(at: number, praised: boolean): void {
    if (at < 0 || at >= this.screens.length) return
    this.at = at
    this.praised = praised
    this.done = this.#open = this.#helped = false
  }
}

/** A lesson that somebody has begun: at which table, and how far. */
export interface Begun {
  readonly table: string
  readonly at: number
}

export function keep(game: string, begun: Begun): void {
  remember(`lesson.${game}`, `${begun.table} ${begun.at}`)
}

export function kept(game: string): Begun | null {
  const [, table, at] = /^([A-Za-z0-9_-]{1,64}) (\d{1,2})$/.exec(recall(`lesson.${game}`) ?? '') ?? []
  return table === undefined || at === undefined ? null : { table, at: Number(at) }
}
