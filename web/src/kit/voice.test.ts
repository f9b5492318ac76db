import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from './texts.svelte'
import { Voice, type Synth } from './voice.svelte'

const voiceOf = (lang: string, localService: boolean) => ({ lang, localService, name: lang, default: false, voiceURI: lang })

function synth(...voices: SpeechSynthesisVoice[]) {
  const said: SpeechSynthesisUtterance[] = []
  const made = { getVoices: () => voices, speak: (one: SpeechSynthesisUtterance) => said.push(one), cancel: vi.fn() }
  return { made: made as unknown as Synth, cancel: made.cancel, said }
}

beforeEach(async () => {
  vi.stubGlobal('SpeechSynthesisUtterance', class {
    constructor(readonly text: string) {}
  })
  await texts.speak('en')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('only voices of this device speak, in the language of the page', () => {
  const { made, said } = synth(voiceOf('en-US', false), voiceOf('de-DE', true), voiceOf('en_GB', true))
  const voice = new Voice(made)
  voice.say('too early')
  dispatchEvent(new Event('pointerdown'))
  voice.say('Anna, roll!')
  voice.say('')
  expect(said).toHaveLength(1)
  expect(said[0]).toMatchObject({ text: 'Anna, roll!', lang: 'en_GB' })
})

test('without such a voice there is silence, and no switch', () => {
  const { made, said } = synth(voiceOf('en-US', false), voiceOf('fr-FR', true))
  const voice = new Voice(made)
  dispatchEvent(new Event('pointerdown'))
  voice.use()
  voice.say('hello')
  expect([said.length, voice.offered]).toEqual([0, false])
  expect(new Voice(null).offered).toBe(false)
})

test('the switch is there while somebody speaks, is remembered, and hushes', () => {
  const { made, cancel, said } = synth(voiceOf('en-GB', true))
  const voice = new Voice(made)
  expect(voice.offered).toBe(false)
  const gone = voice.use()
  expect([voice.offered, voice.on]).toEqual([true, true])
  voice.turn(false)
  expect(cancel).toHaveBeenCalled()
  dispatchEvent(new Event('pointerdown'))
  voice.say('hello')
  expect(said).toHaveLength(0)
  expect(new Voice(made).on).toBe(false)
  gone()
  expect(voice.offered).toBe(false)
})
