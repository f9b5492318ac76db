import type { Say } from '../../kit/texts.svelte'
import type { Use } from './hands.svelte'
import type { Moods } from './moods'
import type { Face, Tower } from './pieces'
import type { Scene } from './stage.svelte'
import type { boxOf } from './towers'

/** What all yards of the hill share. */
export interface Site {
  readonly towers: readonly Tower[]
  readonly names: readonly string[]
  readonly say: Say
  readonly box: ReturnType<typeof boxOf>
  readonly scene: Scene
  readonly use: (tower: number) => Use
  /** The dice that a tower waits for. */
  readonly wants: (tower: number) => readonly Face[]
  readonly label: (tower: number) => string
  /** The tower whose last block can be taken back. */
  readonly loose: number | null
  /** The tower that falls with another tap, and whether that tap counts now. */
  readonly doomed: number | null
  readonly ripe: boolean
  readonly moods: Moods
  readonly ontower?: ((tower: number, event: MouseEvent) => void) | undefined
}
