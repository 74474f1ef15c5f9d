import { ApiError, unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { toUnsentMail } from '../service/to-inbox'
import { refreshCounts, workList } from '../poll-interval'
import { toOfficeLoad } from '../to-office-load'
import { inboxKey } from '../service/use-inbox-counts'

/** `failed`: the last attempt failed; `waiting`: there was no attempt. */
export type UnsentState = components['schemas']['UnsentState']

/** The unsent e-mails, newest first, and retrying one. */
export function useUnsentMails(state: UnsentState | 'all') {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const parameters = { limit: 50, ...(state !== 'all' && { state }) }
  const query = useQuery({
    queryKey: [...inboxKey, 'mail', 'list', state],
    async queryFn({ signal }) {
      const mails = await unwrap(client.GET('/admin/mails', { params: { query: parameters }, signal }))
      // The counts beside the list must not be older than its rows.
      void refreshCounts(cache)
      return mails
    },
    placeholderData: keepPreviousData,
    staleTime: workList.staleTime,
  })
  const action = useAction(
    'office',
    async ({ id }: { id: string }, signal) => {
      try {
        await unwrap(client.POST('/admin/mails/{id}/retry', { params: { path: { id } }, signal }))
      } catch (error) {
        // It has been sent. Reload the list without it.
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
