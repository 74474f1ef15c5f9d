import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { toDeliveryView } from './to-webhooks'
import { webhooksKey } from './use-webhooks'

/** The maximum number of deliveries in the log. */
const maxDeliveries = 50
/** The refetch interval while a delivery is pending, in milliseconds. */
const pendingInterval = 2_000

/** The deliveries of a webhook, newest first, refetched while one is pending; and sending one again. */
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
          params: { path: { id: webhookId }, query: { limit: maxDeliveries } },
          signal,
        }),
      ),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((each) => each.state === 'pending') ? pendingInterval : false,
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
