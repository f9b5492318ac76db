import { expect, test } from 'vitest'
import { clockText } from './line.svelte'
import { hallScore, hallUnit } from './scores'

const say = (key: string) => key

test('scores are told as people count them', () => {
  expect(hallScore(say, 3, 'half-points')).toMatch(/^1[.,]5$/)
  expect(hallScore(say, 7, 'stones')).toBe('7')
  expect(hallScore(say, 61_000, 'ms')).toContain('1:01')
  expect(hallUnit(say, 'half-points')).toBe('hall-points')
  expect(hallUnit(say, 'ms')).toBe('')
  expect(hallUnit(say, 'stones')).toBe('unit-stones')
})

test('time is told in minutes and seconds', () => {
  expect(clockText(0)).toBe('0:00')
  expect(clockText(59_001)).toBe('1:00')
  expect(clockText(125_000)).toBe('2:05')
})
