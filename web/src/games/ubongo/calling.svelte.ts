import { untrack } from 'svelte'
import type { Sound, SoundName } from '../../kit/sound.svelte'
import type { Say } from '../../kit/texts.svelte'
import type { Ubongo } from '../../wire.gen'

/** Milliseconds that a call is shown. */
const SHOWN = 1_900
const SOUNDS: readonly (readonly [Ubongo.AnyEvent['type'], SoundName])[] = [
  ['Ubongo', 'cheer'],
  ['SandOut', 'bell'],
  ['GlassTurned', 'sand'],
  ['Rolled', 'wood'],
  ['LaidAside', 'paper'],
  ['GaveUp', 'paper'],
]

interface Table {
  readonly seat: number | null
  readonly race: boolean
  readonly names: readonly string[]
  readonly say: Say
  readonly sound: Sound
}

interface Call {
  readonly words: string
  readonly name: string
  readonly cheer: boolean
  readonly small: boolean
  readonly at: number
}

/** What is called out across the table, and the sounds of what happens; call it where effects may be created. */
export class Calling {
  /** The call that is shown now. */
  call = $state.raw<Call | null>(null)
  /** Whether the visible review has just begun. */
  fresh = $state(false)

  /** `frame`: the latest frame that had events, counted, and those; the first is 1. */
  constructor(frame: () => readonly [at: number, events: readonly Ubongo.AnyEvent[]], table: () => Table) {
    $effect.pre(() => {
      const [at, events] = frame()
      if (at > 0) untrack(() => this.#hear(at, events, table()))
    })
    $effect(() => {
      if (this.call === null) return
      const timer = setTimeout(() => (this.call = null), SHOWN)
      return () => clearTimeout(timer)
    })
  }

  #hear(at: number, happened: readonly Ubongo.AnyEvent[], { seat, race, names, say, sound }: Table): void {
    const found = happened.find(({ type }) => type === 'Ubongo') ?? happened.find((event) => event.type === 'GlassTurned' && event.again)
    if (happened.some(({ type }) => type === 'RoundOver' || type === 'MatchOver')) this.fresh = true
    else if (happened.some(({ type }) => type === 'GlassTurned')) this.fresh = false
    if (found?.type === 'Ubongo') this.call = { words: race ? say('ubongo-mission', { count: found.rank }) : say('ubongo'), name: names.length > 1 ? (names[found.seat] ?? '') : '', cheer: true, small: race || found.seat !== seat, at }
    else if (found !== undefined) this.call = { words: say('second-chance'), name: say('again-about'), cheer: false, small: true, at }
    const heard = SOUNDS.find(([type]) => happened.some((event) => event.type === type))
    if (heard !== undefined) sound.play(found?.type === 'Ubongo' && found.seat !== seat ? 'bell' : heard[1])
  }
}
