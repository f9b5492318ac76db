import { untrack } from 'svelte'
import { recall, remember } from './memory'

/** The sounds of the table itself: its materials, its clock and its bell. */
export type SoundName = 'wood' | 'paper' | 'stone' | 'sand' | 'tick' | 'bell' | 'cheer'

/** One grain of a sound: a tone that fades, or noise around a pitch. Times in seconds, loudness from 0 to 1. */
export interface Grain {
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
  cheer: [...ring(523), ...ring(659, 0.13), ...ring(784, 0.26), ...ring(1047, 0.39)],
}
const QUIET = 0.22
/** So many milliseconds after a sound the device may rest: longer than from tick to tick of the last seconds. */
const REST = 1500

/**
 * A small synthesiser: quiet, one sound at a time, and silent until somebody has touched the page. In silence it is suspended:
 * a context that runs computes silence a hundred times a second, which costs a phone its battery.
 */
export class Sound {
  on = $state(recall('sound') !== 'off')
  #make: () => AudioContext | null
  #context: AudioContext | null = null
  #touched = false
  #voice: GainNode | null = null
  #hiss: AudioBuffer | null = null
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(make: () => AudioContext | null = newContext) {
    this.#make = make
    const touch = () => (this.#touched = true)
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, touch, { once: true, capture: true })
  }

  /** Switch the sound on or off; the browser remembers it. */
  turn(on: boolean): void {
    this.on = on
    remember('sound', on ? 'on' : 'off')
    if (on) this.play('wood')
    else this.#hush()
  }

  /** Play a sound of the table, or one that a game brings. An effect that plays does not run again when the sound is switched on. */
  play(what: SoundName | readonly Grain[]): void {
    if (!untrack(() => this.on) || !this.#touched || document.hidden) return
    this.#context ??= this.#make()
    const context = this.#context
    if (context === null) return
    context.resume().catch(() => {}) // also while it is being suspended, and still says that it runs
    this.#hush()
    const voice = context.createGain()
    voice.gain.value = QUIET
    voice.connect(context.destination)
    this.#voice = voice
    const grains = typeof what === 'string' ? SOUNDS[what] : what
    for (const grain of grains) this.#grain(context, voice, grain)
    clearTimeout(this.#rest)
    const seconds = Math.max(0, ...grains.map(({ at = 0, length }) => at + length))
    this.#rest = setTimeout(() => void context.suspend().catch(() => {}), seconds * 1000 + REST)
  }

  /** Fade what is still sounding. */
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

/** Half a second of white noise. */
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

interface Shaky {
  readonly vibrate?: (pattern: number) => boolean
}

/** Vibrate shortly, on phones that can, unless the sound is switched off. */
export function buzz(milliseconds = 30, device: Shaky = navigator): void {
  if (untrack(() => sound.on) && !document.hidden) device.vibrate?.(milliseconds)
}

/** The last ten seconds tick, and the last three are felt by a player who holds the device. */
export function tickDown(sound: Sound, left: number, holds: boolean): void {
  if (left > 10 || left < 1) return
  sound.play('tick')
  if (left <= 3 && holds) buzz()
}
