import { untrack } from 'svelte'
import { recall, remember } from './memory'

export type SoundName = 'wood' | 'paper' | 'bell' | 'tick' | 'sand' | 'stone' | 'cheer' | 'dice' | 'giggle' | 'rumble' | 'tock'

/** One grain of a sound: a tone that rings out, or a breath of noise round a pitch. Times in seconds. */
interface Grain {
  readonly noise?: true
  readonly pitch: number
  readonly at?: number
  readonly length: number
  readonly loud: number
}

const ring = (pitch: number, at = 0): Grain[] => [
  { pitch, at, length: 0.9, loud: 0.5 },
  { pitch: pitch * 2.76, at, length: 0.5, loud: 0.16 },
  { pitch: pitch * 5.4, at, length: 0.2, loud: 0.06 },
]

const SOUNDS: Readonly<Record<SoundName, readonly Grain[]>> = {
  wood: [
    { pitch: 240, length: 0.09, loud: 0.8 },
    { pitch: 610, length: 0.05, loud: 0.35 },
    { noise: true, pitch: 1400, length: 0.02, loud: 0.3 },
  ],
  paper: [
    { noise: true, pitch: 3200, length: 0.09, loud: 0.22 },
    { noise: true, pitch: 5200, at: 0.05, length: 0.1, loud: 0.14 },
  ],
  bell: ring(784),
  tick: [{ pitch: 1500, length: 0.025, loud: 0.3 }],
  sand: [{ noise: true, pitch: 2400, length: 0.45, loud: 0.12 }],
  stone: [
    { pitch: 130, length: 0.14, loud: 0.9 },
    { noise: true, pitch: 700, length: 0.05, loud: 0.4 },
  ],
  dice: [0, 0.09, 0.2, 0.34, 0.52, 0.66].flatMap((at, bounce): Grain[] => [
    { pitch: 320 + 60 * (bounce % 3), at, length: 0.05, loud: 0.6 - 0.07 * bounce },
    { noise: true, pitch: 2000, at, length: 0.02, loud: 0.3 - 0.04 * bounce },
  ]),
  giggle: [0, 0.11, 0.22, 0.35, 0.47].map((at, laugh): Grain => ({ pitch: 760 + 90 * (laugh % 2) - 40 * laugh, at, length: 0.09, loud: 0.5 })),
  rumble: [0, 0.12, 0.2, 0.33, 0.41].flatMap((at, block): Grain[] => [
    { pitch: 190 - 14 * block, at, length: 0.1, loud: 0.7 },
    { noise: true, pitch: 900, at, length: 0.05, loud: 0.3 },
  ]),
  tock: [
    { pitch: 170, length: 0.07, loud: 0.4 },
    { pitch: 130, at: 0.11, length: 0.09, loud: 0.3 },
  ],
  cheer: [...ring(523), ...ring(659, 0.13), ...ring(784, 0.26), ...ring(1047, 0.39)],
}
const QUIET = 0.22

/** Wood, paper, sand and a small bell: made here, quiet, never two at once, and only after somebody has touched the page. */
export class Sound {
  on = $state(recall('sound') !== 'off')
  #make: () => AudioContext | null
  #context: AudioContext | null = null
  #touched = false
  #voice: GainNode | null = null
  #hiss: AudioBuffer | null = null

  constructor(make: () => AudioContext | null = newContext) {
    this.#make = make
    const touch = () => (this.#touched = true)
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, touch, { once: true, capture: true })
  }

  /** The one switch, remembered. */
  turn(on: boolean): void {
    this.on = on
    remember('sound', on ? 'on' : 'off')
    if (on) this.play('wood')
    else this.#hush()
  }

  /** Nobody who plays a sound depends on the switch: turning it on does not play again what is over. */
  play(name: SoundName): void {
    if (!untrack(() => this.on) || !this.#touched || document.hidden) return
    this.#context ??= this.#make()
    const context = this.#context
    if (context === null) return
    if (context.state !== 'running') context.resume().catch(() => {})
    this.#hush()
    const voice = context.createGain()
    voice.gain.value = QUIET
    voice.connect(context.destination)
    this.#voice = voice
    for (const grain of SOUNDS[name]) this.#grain(context, voice, grain)
  }

  /** What still rings falls silent. */
  #hush(): void {
    const voice = this.#voice
    if (voice === null || this.#context === null) return
    voice.gain.setTargetAtTime(0, this.#context.currentTime, 0.01)
    this.#voice = null
  }

  #grain(context: AudioContext, voice: GainNode, { noise, pitch, at = 0, length, loud }: Grain): void {
    const start = context.currentTime + at
    const gain = context.createGain()
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.006, length / 4))
    gain.gain.exponentialRampToValueAtTime(0.0004, start + length)
    gain.connect(voice)
    const source = noise ? this.#breath(context, pitch, gain) : tone(context, pitch, gain)
    source.start(start)
    source.stop(start + length)
  }

  #breath(context: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
    this.#hiss ??= hiss(context)
    const source = context.createBufferSource()
    source.buffer = this.#hiss
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    source.connect(filter).connect(into)
    return source
  }
}

function tone(context: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
  const source = context.createOscillator()
  source.frequency.value = pitch
  source.connect(into)
  return source
}

/** Half a second of noise, drawn once. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return buffer
}

function newContext(): AudioContext | null {
  return typeof AudioContext === 'undefined' ? null : new AudioContext()
}

export const sound = new Sound()
