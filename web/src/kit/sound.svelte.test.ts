import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { buzz, sound, Sound } from './sound.svelte'
import { drawn } from './swipe'
import { stayAwake } from './wake'

/** Only as much of Web Audio as is played here. */
function stage() {
  const voices: { gain: { value: number; setTargetAtTime: ReturnType<typeof vi.fn> } }[] = []
  const param = () => ({ value: 1, setValueAtTime: vi.fn(), setTargetAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
  const node = (more: object) => ({ connect: (into: unknown) => into, start: vi.fn(), stop: vi.fn(), ...more })
  const context = {
    resume: vi.fn(() => Promise.resolve()),
    suspend: vi.fn(() => Promise.resolve()),
    currentTime: 0,
    sampleRate: 100,
    destination: {},
    createGain: () => {
      const gain = node({ gain: param() }) as unknown as (typeof voices)[number]
      voices.push(gain)
      return gain
    },
    createOscillator: () => node({ frequency: param() }),
    createBufferSource: () => node({ buffer: null }),
    createBiquadFilter: () => node({ frequency: param(), type: '' }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  }
  const make = vi.fn(() => context as unknown as AudioContext)
  return { context, make, voices }
}

afterEach(() => {
  localStorage.clear()
  sound.on = true
})

test('nothing sounds before somebody has touched the page', () => {
  const { make } = stage()
  const made = new Sound(make)
  made.play('wood')
  expect(make).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerdown'))
  made.play('wood')
  made.play('paper')
  expect(make).toHaveBeenCalledOnce()
})

test('never two at once: a new sound hushes the last', () => {
  const { make, voices } = stage()
  const made = new Sound(make)
  dispatchEvent(new Event('keydown'))
  made.play('bell')
  const first = voices[0]
  expect(first?.gain.setTargetAtTime).not.toHaveBeenCalled()
  made.play('cheer')
  expect(first?.gain.setTargetAtTime).toHaveBeenCalledOnce()
})

test('the device rests after a sound, and wakes for the next', () => {
  vi.useFakeTimers()
  const { context, make } = stage()
  const made = new Sound(make)
  dispatchEvent(new Event('pointerdown'))
  made.play('cheer')
  vi.advanceTimersByTime(1000)
  made.play('tick')
  vi.advanceTimersByTime(1000)
  made.play('tick')
  expect(context.suspend).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(context.suspend).toHaveBeenCalledOnce()
  context.resume.mockClear()
  made.play('tick')
  expect(context.resume).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a game brings its own grains: each sounds with its own gain, all through one voice', () => {
  const { make, voices } = stage()
  const made = new Sound(make)
  dispatchEvent(new Event('pointerdown'))
  made.play([{ pitch: 200, length: 0.1, loud: 0.4 }, { noise: true, pitch: 900, at: 0.1, length: 0.05, loud: 0.3 }])
  expect(voices).toHaveLength(3)
})

test('the switch is remembered', () => {
  const { make, voices } = stage()
  const made = new Sound(make)
  dispatchEvent(new Event('pointerdown'))
  made.turn(false)
  made.play('sand')
  expect(voices).toHaveLength(0)
  expect(new Sound(make).on).toBe(false)
  made.turn(true)
  expect(voices.length).toBeGreaterThan(0)
  expect(new Sound(make).on).toBe(true)
})

test('switching the sound on does not replay anything', () => {
  const { make, voices } = stage()
  const made = new Sound(make)
  dispatchEvent(new Event('pointerdown'))
  made.turn(false)
  const played = vi.spyOn(made, 'play')
  const stop = $effect.root(() => {
    $effect(() => made.play('bell'))
  })
  flushSync()
  made.turn(true)
  flushSync()
  expect(played.mock.calls).toEqual([['bell'], ['wood']])
  expect(voices.length).toBeGreaterThan(0)
  stop()
})

test('a browser without sound stays silent', () => {
  const made = new Sound(() => null)
  dispatchEvent(new Event('pointerdown'))
  expect(() => made.play('tick')).not.toThrow()
})

test('a phone vibrates only while the sound is on', () => {
  const vibrate = vi.fn(() => true)
  buzz(20, { vibrate })
  sound.on = false
  buzz(20, { vibrate })
  buzz(20, {})
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(20)
})

test('a screen stays awake until it may sleep, and takes that up again when it is seen', async () => {
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ release }))
  const sleep = stayAwake({ wakeLock: { request } })
  await Promise.resolve()
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  expect(request).toHaveBeenCalledTimes(2)
  sleep()
  await Promise.resolve()
  expect(release).toHaveBeenCalled()
  expect(() => stayAwake({})()).not.toThrow()
  stayAwake({ wakeLock: { request: () => Promise.reject(new Error('battery')) } })()
})

test('a sheet is drawn down, not sideways, and not while its content is scrolled', () => {
  expect(drawn([10, 10], [12, 90], 0)).toBe(80)
  expect(drawn([10, 10], [12, 90], 5)).toBe(0)
  expect(drawn([10, 10], [99, 60], 0)).toBe(0)
  expect(drawn([10, 90], [10, 20], 0)).toBe(0)
})
