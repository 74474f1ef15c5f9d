import { ApiError } from '@skafferi/api'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client'

const refused = new ApiError(404, { code: 'not_found', message: 'No.' })
const { queries, mutations } = createQueryClient().getDefaultOptions()

it('a refusal is told by the hook; a fault in the program reaches the page’s boundary', () => {
  const reachesBoundary = queries?.throwOnError as (error: unknown) => boolean
  expect([refused, new TypeError('a fault')].map(reachesBoundary)).toEqual([false, true])
})

it('nothing waits in silence for a connection', () => {
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
})

it('what could not be loaded is asked for again when the network is back, and nothing else', () => {
  const asksAgain = queries?.refetchOnReconnect as (query: { state: { status: string } }) => boolean
  expect(['error', 'success', 'pending'].map((status) => asksAgain({ state: { status } }))).toEqual([true, false, false])
})
