/** How the worker handles a request: pages come from the server while it answers, assets never change, the rest is left alone. */
export type Treatment = 'page' | 'asset' | 'leave'

const NOT_OURS = /^\/(api|ws|healthz|readyz|metrics)(\/|$)/

export function treatment(request: { readonly url: string; readonly method: string; readonly mode: string }, origin: string): Treatment {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin || NOT_OURS.test(url.pathname)) return 'leave'
  if (url.pathname.startsWith('/assets/')) return 'asset'
  return request.mode === 'navigate' ? 'page' : 'leave'
}

/** The cached page, marked so that it can say that the server is away. */
export async function marked(kept: Response): Promise<Response> {
  const html = (await kept.text()).replace('<html', '<html data-away')
  const headers = new Headers(kept.headers)
  // the text is no longer compressed
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html, { headers })
}
