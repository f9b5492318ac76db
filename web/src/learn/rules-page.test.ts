import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { texts } from '../kit/texts.svelte'
import RulesPage from './RulesPage.svelte'

afterEach(cleanup)

test('the rules begin with their title, before the contents', async () => {
  await texts.speak('en')
  const { container } = render(RulesPage, { id: 'uluru' })
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title.textContent).toBe('The rules of Uluru')
  expect(container.querySelector('main')?.firstElementChild).toBe(title)
  expect(screen.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a[href^="#"]').length).toBeGreaterThan(3)
})

test('a game without rules has a page that leads home', async () => {
  await texts.speak('en')
  render(RulesPage, { id: 'chess' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === '/')).toBe(true)
  expect(screen.queryByRole('navigation')).toBeNull()
})
