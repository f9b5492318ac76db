import { afterEach, describe, expect, it, vi } from 'vitest'
import { announcer } from './announcer.svelte'
import { refuse, shake } from './refusing'

afterEach(() => announcer.clear())

describe('a tap in vain', () => {
  it('is answered by a shake of the head, or by a fade with motion off', () => {
    const element = document.createElement('i')
    const animate = vi.fn()
    element.animate = animate
    shake(element, true)
    shake(element, false)
    const [moving, fading] = animate.mock.calls.map(([frames]) => frames as readonly { rotate: string; opacity: number }[])
    expect(moving?.some(({ rotate }) => rotate !== '0deg')).toBe(true)
    expect(fading?.every(({ rotate }) => rotate === '0deg')).toBe(true)
    expect(new Set(fading?.map(({ opacity }) => opacity)).size).toBe(2)
    expect(fading?.[0]?.opacity).toBe(fading?.at(-1)?.opacity)
  })
  it('lets the line shake that says so already, instead of telling it twice', () => {
    document.body.innerHTML = '<main><p>not now</p></main>'
    const line = document.querySelector('p')
    if (line === null) throw new Error('no line')
    const animate = vi.fn()
    line.animate = animate
    line.checkVisibility = () => true
    document.elementFromPoint = () => line
    refuse(null, true, 'not now')
    expect(animate).toHaveBeenCalledOnce()
    expect([announcer.notices.length, announcer.spoken.length]).toEqual([0, 1])
    document.body.innerHTML = ''
  })
  it('is explained to everyone; impatient taps do not pile up', () => {
    for (let tap = 0; tap < 3; tap += 1) refuse(null, true, 'not now')
    refuse(null, true, 'nor this')
    expect(announcer.notices.map(({ text }) => text)).toEqual(['not now', 'nor this'])
    expect(announcer.spoken.map(({ text }) => text)).toEqual(['not now', 'not now', 'not now', 'nor this'])
  })
})
