export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'records' }
  | { readonly page: 'nowhere' }
  | { readonly page: 'table' | 'replay' | 'beat' | 'screen' | 'learn' | 'rules'; readonly id: string }

const PAGES = { t: 'table', r: 'replay', beat: 'beat', screen: 'screen', learn: 'learn', rules: 'rules' } as const

/** One and the same: who is at home and goes home stays there. */
const HOME: Route = { page: 'home' }

export function routeOf(path: string): Route {
  const [, page, id] = /^\/([a-z]+)\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path) ?? []
  if (page !== undefined && id !== undefined && Object.hasOwn(PAGES, page)) {
    return { page: PAGES[page as keyof typeof PAGES], id }
  }
  if (path === '/records') return { page: 'records' }
  return path === '/' ? HOME : { page: 'nowhere' }
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
