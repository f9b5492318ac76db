import { expect, test } from 'vitest'
import { routeOf, router } from './router.svelte'

test('addresses lead to pages', () => {
  expect(routeOf('/')).toEqual({ page: 'home' })
  // going home from the home page changes nothing: nothing is drawn again
  expect(routeOf('/')).toBe(routeOf('/'))
  expect(routeOf('/t/aB_-9')).toEqual({ page: 'table', id: 'aB_-9' })
  expect(routeOf('/r/x/')).toEqual({ page: 'replay', id: 'x' })
  expect(routeOf('/rules/uluru')).toEqual({ page: 'rules', id: 'uluru' })
  expect(routeOf('/records')).toEqual({ page: 'records' })
  expect(routeOf('/toString/x')).toEqual({ page: 'nowhere' })
  expect(routeOf('/t/')).toEqual({ page: 'nowhere' })
  expect(routeOf('/t/a/b')).toEqual({ page: 'nowhere' })
})

test('going somewhere changes the address', () => {
  router.go('/t/abc')
  expect(location.pathname).toBe('/t/abc')
  expect(router.route).toEqual({ page: 'table', id: 'abc' })
})
