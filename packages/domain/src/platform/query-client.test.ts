import { expect, it } from 'vitest'
import { createQueryClient } from './query-client'

const { queries, mutations } = createQueryClient().getDefaultOptions()

it('leaves errors of queries to the hooks', () => {
  expect(queries?.throwOnError).toBeUndefined()
})

it('does not pause requests while the browser is offline', () => {
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
})

it('refetches only failed queries when the browser is online again', () => {
  const shouldRefetch = queries?.refetchOnReconnect as (query: { state: { status: string } }) => boolean
  expect(['error', 'success', 'pending'].map((status) => shouldRefetch({ state: { status } }))).toEqual([
    true,
    false,
    false,
  ])
})
