import { untrack } from 'svelte'
import { recall, remember } from './memory'
import { texts } from './texts.svelte'

/** As much of the browser's speech as is used here. */
export interface Synth extends Pick<SpeechSynthesis, 'cancel' | 'getVoices' | 'speak'> {
  readonly addEventListener?: (name: 'voiceschanged', heard: () => void) => void
}

const browsers = (): Synth | null => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis)

/**
 * Short phrases, said aloud for those who do not read yet. Only by voices that live on this device: what is said never leaves
 * it. Where there is none in the user's language, there is silence and no switch.
 */
export class Voice {
  on = $state(recall('voice') !== 'off')
  /** How many who speak are on the page: only then the switch is there. */
  #speakers = $state(0)
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([])
  readonly #synth: Synth | null
  #touched = false

  constructor(synth: Synth | null = browsers()) {
    this.#synth = synth
    const look = () => (this.#voices = synth?.getVoices() ?? [])
    synth?.addEventListener?.('voiceschanged', look)
    look()
    const touch = () => (this.#touched = true)
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, touch, { once: true, capture: true })
  }

  /** A voice of this device for the language that is spoken here. */
  get #own(): SpeechSynthesisVoice | null {
    return this.#voices.find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(texts.language)) ?? null
  }

  /** Whether somebody here speaks, and could: then the switch is of use. */
  get offered(): boolean {
    return this.#speakers > 0 && this.#own !== null
  }

  /** A game that speaks is on the page, until it says that it has gone. */
  use(): () => void {
    this.#speakers = untrack(() => this.#speakers) + 1
    return () => {
      this.#speakers = untrack(() => this.#speakers) - 1
      this.hush()
    }
  }

  /** The switch, remembered. */
  turn(on: boolean): void {
    this.on = on
    remember('voice', on ? 'on' : 'off')
    if (!on) this.hush()
  }

  /** Say this now; what was being said before is of no use any more. */
  say(words: string): void {
    const voice = untrack(() => (this.on ? this.#own : null))
    if (voice === null || this.#synth === null || words === '' || !this.#touched || document.hidden) return
    this.hush()
    const said = new SpeechSynthesisUtterance(words)
    said.voice = voice
    said.lang = voice.lang
    said.rate = 0.95
    this.#synth.speak(said)
  }

  hush(): void {
    this.#synth?.cancel()
  }
}

export const voice = new Voice()
