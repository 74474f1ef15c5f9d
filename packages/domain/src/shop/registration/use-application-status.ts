import { ApiError, unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../shop-context'
import { toApplicationStatusView, type ApplicationStatusPage } from './application-status.view'

/**
 * Status of an application. It is refreshed when the page becomes visible again.
 * @param hash the address from its `#` on, from the link in the confirmation e-mail
 */
export function useApplicationStatus(hash: string): ApplicationStatusPage {
  const { client, locale } = useShop()
  const token = hash.replace(/^#/, '')
  const { data, error, refetch } = useQuery({
    queryKey: ['application-status', token],
    queryFn: async () => unwrap(client.POST('/store/customers/application-status', { body: { token } })),
    refetchOnWindowFocus: 'always',
    enabled: token !== '',
  })
  // The contract rejects links that are too long.
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (token === '' || isUnknown) return { status: 'unknown' }
  if (data) return { status: 'ready', view: toApplicationStatusView(data, locale) }
  return error ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' }
}
