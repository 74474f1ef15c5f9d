import { ApiError, unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { startSession } from '../session.queries'
import { toOfficeLoad } from '../to-office-load'

type Offer = components['schemas']['InviteOffer']

/** The link is used, expired or incomplete. */
const invalid = 'invalid'

/**
 * An invitation, and accepting it.
 * @param token the part after the `#` of its link
 */
export function useInvitation(token: string) {
  const office = useOffice()
  const cache = useQueryClient()
  const headers = { authorization: `Bearer ${token}` }
  const query = useQuery({
    queryKey: ['office', 'invitation', token],
    queryFn: async ({ signal }): Promise<Offer | typeof invalid> => {
      if (token === '') return invalid
      return unwrap(office.client.GET('/admin/invites/accept', { headers, signal })).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return invalid
        throw error
      })
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const action = useAction('office', async (body: components['schemas']['AcceptRequest'], signal) => {
    const answer = await unwrap(office.client.POST('/admin/invites/accept', { headers, body, signal }))
    const { recovery_codes: recoveryCodes, ...session } = answer
    startSession(session, office, cache)
    return { operator: session.operator, recoveryCodes }
  })
  return {
    invitation: toOfficeLoad(query, query.data === invalid ? null : query.data),
    busy: action.busy,
    problem: action.problem,
    /** The new operator, with the recovery codes, which are shown only once; undefined before. */
    accepted: action.result,
    accept: action.run,
  }
}
