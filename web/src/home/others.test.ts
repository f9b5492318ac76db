import { afterEach, expect, test } from 'vitest'
import { keepOthers, othersHere } from './others'

afterEach(() => localStorage.clear())

test('others at this device get names of their own, and keep the ones they typed', () => {
  const given = ['Ada', 'Emu', 'Emu', 'Fox']
  const give = () => given.shift() ?? 'Owl'
  expect(othersHere(2, 'Ada', give)).toEqual(['Emu', 'Fox'])
  keepOthers(['Zoë 🦊', 'Li'])
  expect(othersHere(1, 'Ada', give)).toEqual(['Zoë 🦊'])
  keepOthers(['Bo'])
  expect(othersHere(3, 'Ada', give)).toEqual(['Bo', 'Li', 'Owl'])
})

test.each(['nonsense', '{}', '[1, ""]'])('what cannot be read is forgotten: %s', (kept) => {
  localStorage.setItem('ludotheque.others', kept)
  expect(othersHere(1, 'Ada', () => 'Fox')).toEqual(['Fox'])
})
