import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Actions from './Actions.svelte'

afterEach(cleanup)

const say = (key: string) => key
const before = { say, placing: true, waiting: '', picked: null, advice: null, landed: 8, onlock: vi.fn() }

test.each([
  ['the change of mind', { onunlock: vi.fn() }, 'unlock'],
  ['the end of the round', { onfinish: vi.fn() }, 'finish'],
])('after Done, the focus goes to %s', async (_, offered, name) => {
  const { rerender } = render(Actions, before)
  const done = screen.getByRole('button', { name: 'lock' })
  done.focus()
  await fireEvent.click(done)
  expect(before.onlock).toHaveBeenCalled()
  await rerender({ placing: false, ...offered })
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))
  await rerender({ placing: true, onunlock: undefined, onfinish: undefined })
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'lock' })))
})

test('a focus elsewhere stays there', async () => {
  const { rerender } = render(Actions, before)
  await rerender({ placing: false, onunlock: vi.fn() })
  expect(document.activeElement).toBe(document.body)
})
