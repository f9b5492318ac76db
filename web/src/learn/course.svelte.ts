import { recall, remember } from '../kit/memory'
import type { Scene, Screen } from './lesson'

/** A learner's progress in a lesson. It moves on when the player does a task; what was done before does not count. */
export class Course {
  readonly screens: readonly Screen[]
  at = $state(0)
  /** The previous task was done just now. */
  praised = $state(false)
  /** This screen's task is done. */
  done = $state(false)
  /** The table does the task: no praise for that. */
  #helped = false
  /** The task was open on this screen, so the player must have done it. */
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

  /** Take in the current scene; moves on when the player has just done the task. */
  see(scene: Scene): void {
    const found = this.screen?.done?.(scene)
    if (found === undefined || found === null) return
    this.done = found
    if (!found) this.#open = true
    else if (this.#open) this.#go(this.at + 1, !this.#helped && (this.screen?.earned?.(scene) ?? true))
  }

  /** The table does the task for the player. */
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

/** A lesson in progress: its table and the current screen. */
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
