import { untrack } from 'svelte'
import { recall, remember } from './memory'
import { texts } from './texts.svelte'

/** The part of the browser's speech API that is used here. */
export interface Synth extends Pick<SpeechSynthesis, 'cancel' | 'getVoices' | 'speak'> {
  readonly addEventListener?: (name: 'voiceschanged', heard: () => void) => void
}

const browsers = (): Synth | null => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis)

/**
 * Short phrases, spoken for children who do not read yet. Only the device's own voices are used, so nothing that is said
 * leaves it. Without a voice in the user's language there is silence and no switch.
 */
export class Voice {
  on = $state(recall('voice') !== 'off')
  /** How many components on the page speak. */
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

  /** A voice of this device for the page's language. */
  get #own(): SpeechSynthesisVoice | null {
    return this.#voices.find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(texts.language)) ?? null
  }

  /** Whether the page has something to say and the device a voice to say it. */
  get offered(): boolean {
    return this.#speakers > 0 && this.#own !== null
  }

  /** Register a component that speaks; call the result when it goes. */
  use(): () => void {
    this.#speakers = untrack(() => this.#speakers) + 1
    return () => {
      this.#speakers = untrack(() => this.#speakers) - 1
      this.hush()
    }
  }

  /** Switch the voice on or off; the browser remembers it. */
  turn(on: boolean): void {
    this.on = on
    remember('voice', on ? 'on' : 'off')
    if (!on) this.hush()
  }

  /** Say this now, and stop what was being said. */
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
