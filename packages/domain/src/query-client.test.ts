import { expect, it } from 'vitest'
import { createQueryClient } from './query-client'

const { queries, mutations } = createQueryClient().getDefaultOptions()

it('whatever a read rejects with is told by the hook', () => {
  expect(queries?.throwOnError).toBeUndefined()
})

it('nothing waits in silence for a connection', () => {
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
})

it('what could not be loaded is asked for again when the network is back, and nothing else', () => {
  const asksAgain = queries?.refetchOnReconnect as (query: { state: { status: string } }) => boolean
  expect(['error', 'success', 'pending'].map((status) => asksAgain({ state: { status } }))).toEqual([
    true,
    false,
    false,
  ])
})
