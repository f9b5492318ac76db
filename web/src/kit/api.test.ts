import { afterEach, expect, it, vi } from 'vitest'
import { api, No, saidNo } from './api'

const fetched = vi.fn<(address: string, wanted: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
afterEach(() => fetched.mockReset())

const answer = (body: unknown, status = 200) => fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))

it('fills the braces of a path, and asks for the rest in the query', async () => {
  answer([])
  await api.records('uluru/first 60', true)
  answer(null)
  await api.hint('a/b', 3, 1)
  answer({ seat: 2 })
  expect(await api.sit('t 1', null, 'Ada')).toEqual({ seat: 2 })
  expect(fetched.mock.calls.map(([address, { method, body }]) => [method, address, body])).toEqual([
    ['GET', '/api/records?record=uluru%2Ffirst+60&own=true', undefined],
    ['GET', '/api/replays/a%2Fb/hint?step=3&seat=1', undefined],
    ['POST', '/api/tables/t%201/sit', '{"seat":null,"name":"Ada"}'],
  ])
  expect([api.qr('t 1'), api.record('r')]).toEqual(['/api/tables/t%201/qr.svg', '/api/replays/r'])
})

it('tells a refusal from a server that cannot be reached', async () => {
  answer({ key: 'table-full', about: {}, message: 'Full.' }, 409)
  const refused = await api.tables().catch((error: unknown) => error)
  expect([refused instanceof No && refused.refusal.key, saidNo(refused)]).toEqual(['table-full', true])
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  const lost = await api.tables().catch((error: unknown) => error)
  expect([lost instanceof No && lost.refusal.key, saidNo(lost)]).toEqual(['line-lost', false])
})
