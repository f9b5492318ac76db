import { LONE, NAMED } from '../routes.gen'
import { enter } from './sheets'

export type Route =
  | { readonly page: (typeof LONE)[keyof typeof LONE] | 'nowhere' }
  | { readonly page: (typeof NAMED)[keyof typeof NAMED]; readonly id: string }

/** Pages without an id, one object for each: going to the current page changes nothing. */
const ALONE: ReadonlyMap<string, Route> = new Map(Object.entries(LONE).map(([word, page]) => [`/${word}`, { page }]))

export function routeOf(path: string): Route {
  const [, word, id] = /^\/([a-z]+)\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path) ?? []
  if (word !== undefined && id !== undefined && Object.hasOwn(NAMED, word)) return { page: NAMED[word as keyof typeof NAMED], id }
  return ALONE.get(path) ?? { page: 'nowhere' }
}

let current = $state.raw<Route>(routeOf(location.pathname))
let path = location.pathname

export const router = {
  get route(): Route {
    return current
  },
  go(to: string): void {
    enter(to)
    path = to
    current = routeOf(to)
    scrollTo(0, 0)
  },
}

addEventListener('popstate', () => {
  // a sheet that was closed leaves the page as it is
  if (location.pathname === path) return
  path = location.pathname
  current = routeOf(path)
})

/** For links: go there without reloading the page, unless another tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  router.go(link.pathname)
}
