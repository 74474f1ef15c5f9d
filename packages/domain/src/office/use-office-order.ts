import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../action'
import { useOffice } from './office-context'
import { toFullOrder } from './to-orders'
import { toOfficeLoad } from './to-office-load'
import { ordersKey } from './use-office-orders'

type Answer = components['schemas']['AdminOrder']

/** What is done with an order. */
export type OrderCommand =
  | { do: 'ship'; carrier: string; tracking: string }
  | { do: 'cancel' }
  | { do: 'pay' }

/** One order, and what is done with it. */
export function useOfficeOrder(id: string) {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const key = [...ordersKey, 'one', id]
  const params = { path: { id } }
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => unwrap(client.GET('/admin/orders/{id}', { params, signal })) })

  function send(command: OrderCommand, signal: AbortSignal): Promise<Answer> {
    if (command.do === 'cancel') return unwrap(client.POST('/admin/orders/{id}/cancel', { params, signal }))
    if (command.do === 'pay') return unwrap(client.POST('/admin/orders/{id}', { params, body: { payment_status: 'captured' }, signal }))
    const { carrier, tracking } = command
    const body = { carrier, ...(tracking !== '' && { tracking_url: tracking }) }
    return unwrap(client.POST('/admin/orders/{id}/shipments', { params, body, signal }))
  }

  const action = useAction(
    'office',
    async (command: OrderCommand, signal) => {
      const answer = await send(command, signal)
      cache.setQueryData(key, answer)
      void cache.invalidateQueries({ queryKey: ['office'], predicate: ({ queryKey }) => queryKey[1] !== 'session' && queryKey[2] !== 'one' })
    },
    { refetchOnUnknown: [key] },
  )
  return {
    order: toOfficeLoad(query, query.data && toFullOrder(query.data, office)),
    busy: action.busy ? action.pending[0]?.do ?? null : null,
    /** What was not done, and why; null where nothing failed. */
    refused: action.problem && action.input ? { command: action.input.do, problem: action.problem } : null,
    run: action.run,
    forget: action.reset,
  }
}
