export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly replay: string }
  | { readonly page: 'nowhere' }

export function routeOf(path: string): Route {
  const found = /^\/(t|r)\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)
  if (found?.[2] !== undefined) {
    return found[1] === 't' ? { page: 'table', table: found[2] } : { page: 'replay', replay: found[2] }
  }
  return path === '/' ? { page: 'home' } : { page: 'nowhere' }
}

let current = $state.raw<Route>(routeOf(location.pathname))

export const router = {
  get route(): Route {
    return current
  },
  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path)
    current = routeOf(path)
    scrollTo(0, 0)
  },
}

addEventListener('popstate', () => (current = routeOf(location.pathname)))

/** For links: go there without loading the page anew, unless another tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  router.go(link.pathname)
}
