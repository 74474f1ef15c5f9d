import { ApiError, unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../shop-context'
import { toApplicationStatusView, type ApplicationStatusPage } from './application-status.view'

/**
 * How far an application is. It is asked for again when the page is looked at again.
 * @param hash the page's address from its `#` on, which the link of the confirmation e-mail has
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
  // The contract refuses what is too long to be a link.
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (token === '' || isUnknown) return { status: 'unknown' }
  if (data) return { status: 'ready', view: toApplicationStatusView(data, locale) }
  return error ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' }
}
