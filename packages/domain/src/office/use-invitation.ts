import { ApiError, unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../action'
import { useOffice } from './office-context'
import { startSession } from './session.queries'
import { toOfficeLoad } from './to-office-load'

type Offer = components['schemas']['InviteOffer']

/** Why an offer cannot be shown: the link is used, too old or cut off. */
const over = 'over'

/**
 * What an invitation offers, and accepting it.
 * @param token what stands after the `#` of its link
 */
export function useInvitation(token: string) {
  const office = useOffice()
  const cache = useQueryClient()
  const headers = { authorization: `Bearer ${token}` }
  const query = useQuery({
    queryKey: ['office', 'invitation', token],
    queryFn: async ({ signal }): Promise<Offer | typeof over> => {
      if (token === '') return over
      return unwrap(office.client.GET('/admin/invites/accept', { headers, signal })).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return over
        throw error
      })
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const action = useAction('office', async (body: components['schemas']['AcceptRequest'], signal) => {
    const session = await unwrap(office.client.POST('/admin/invites/accept', { headers, body, signal }))
    startSession(session, office, cache)
    return session.operator
  })
  return {
    invitation: toOfficeLoad(query, query.data === over ? null : query.data),
    busy: action.busy,
    problem: action.problem,
    /** Whom the invitation has made an operator; undefined before. */
    accepted: action.result,
    accept: action.run,
  }
}
