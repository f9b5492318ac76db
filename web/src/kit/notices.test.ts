import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { announcer } from './announcer.svelte'
import Notices from './Notices.svelte'

test('a line that was spoken stays as it is when others follow, so that nobody hears it twice', () => {
  const notices = mount(Notices, { target: document.body })
  const lines = () => [...document.querySelectorAll('[role=log] p')]
  for (const text of ['one', 'two', 'three', 'four', 'five']) announcer.tell(text)
  flushSync()
  const before = lines()
  announcer.tell('five')
  flushSync()
  expect(lines().map((line) => line.textContent)).toEqual(['two', 'three', 'four', 'five', 'five'])
  expect(lines().every((line, number) => number === 4 || line === before[number + 1])).toBe(true)
  void unmount(notices)
})
