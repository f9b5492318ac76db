import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../kit/catalogue'

type Contract = Catalogue<{ readonly type: string }> & { readonly CATALOGUE_DIGEST: string }
const contracts = Object.entries(import.meta.glob<Contract>('./*/contract.gen.ts', { eager: true }))

const sorted = (action: object) => Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)))

it('every game has a contract', () => {
  const clients = Object.keys(import.meta.glob('./*/index.ts'))
  expect(contracts.map(([path]) => path)).toEqual(clients.map((path) => path.replace('index.ts', 'contract.gen.ts')))
})

describe.each(contracts)('%s', (_, { length, numberOf, actionOf, CATALOGUE_DIGEST }) => {
  const actions = Array.from({ length }, (_, number) => actionOf(number))

  it('leads from every number to its action and back', () => {
    for (const [number, action] of actions.entries()) expect(action === null ? null : numberOf(action)).toBe(number)
  })
  it('has the actions of the rules in their order', async () => {
    const text = JSON.stringify(actions.map((action) => sorted(action ?? {})))
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    expect([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(CATALOGUE_DIGEST)
  })
  it('knows no other numbers and no other actions', () => {
    expect([-1, length, 0.5, Number.NaN].map(actionOf)).toEqual([null, null, null, null])
    expect(numberOf({ type: 'no such action' })).toBe(-1)
  })
})
