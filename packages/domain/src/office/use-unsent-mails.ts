import { ApiError, unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../action'
import { useOffice } from './office-context'
import { toUnsentMail } from './to-inbox'
import { toOfficeLoad } from './to-office-load'
import { inboxKey } from './use-inbox-counts'

/** Whether an e-mail's last try failed, or none was made. */
export type UnsentState = components['schemas']['UnsentState']

/** E-mails that were not sent, the newest first, and trying one again. */
export function useUnsentMails(state: UnsentState) {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const query = useQuery({
    queryKey: [...inboxKey, 'mail', 'list', state],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/mails', { params: { query: { state, limit: 50 } }, signal })),
    placeholderData: keepPreviousData,
  })
  const action = useAction(
    'office',
    async ({ id }: { id: string }, signal) => {
      try {
        await unwrap(client.POST('/admin/mails/{id}/retry', { params: { path: { id } }, signal }))
      } catch (error) {
        // It was sent meanwhile: it is to be gone from the list.
        if (error instanceof ApiError && error.status === 409) void cache.invalidateQueries({ queryKey: inboxKey })
        throw error
      }
      await cache.invalidateQueries({ queryKey: inboxKey })
    },
    { idOf: ({ id }) => id },
  )
  const view = query.data && {
    rows: query.data.mails.map((each) => toUnsentMail(each, office)),
    count: query.data.count,
  }
  return { mails: toOfficeLoad(query, view), pending: action.pending, problem: action.problem, retry: action.run }
}
