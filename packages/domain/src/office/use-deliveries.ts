import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../action'
import { useOffice } from './office-context'
import { toOfficeLoad } from './to-office-load'
import { toDeliveryView } from './to-webhooks'
import { webhooksKey } from './use-webhooks'

/** Messages that the log shows. */
const shown = 50
/** How often a message on its way is asked for, in milliseconds. */
const followEvery = 2_000

/** What an address was sent, the newest first, followed while something is on its way; and sending a message again. */
export function useDeliveries(webhookId: string) {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const key = [...webhooksKey, 'log', webhookId]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/webhooks/{id}/deliveries', {
          params: { path: { id: webhookId }, query: { limit: shown } },
          signal,
        }),
      ),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((each) => each.state === 'pending') ? followEvery : false,
    staleTime: 0,
  })
  const action = useAction(
    'office',
    async (id: string, signal) => {
      await unwrap(client.POST('/admin/webhook-deliveries/{id}/resend', { params: { path: { id } }, signal }))
      await cache.invalidateQueries({ queryKey: webhooksKey })
    },
    { idOf: (id) => id, refetchOnUnknown: [key] },
  )
  const view = query.data && {
    deliveries: query.data.deliveries.map((each) => toDeliveryView(each, office)),
    count: query.data.count,
  }
  return {
    log: toOfficeLoad(query, view),
    sending: action.pending,
    problem: action.problem,
    resend: (id: string) => void action.run(id),
  }
}
