import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { useOperator } from '../use-operator'
import type { IdentityProof, RecoveryCodesView } from './recovery-codes.view'

const key = ['office', 'recovery-codes'] as const

/** The number of the signed-in operator's recovery codes, and making new ones. */
export function useRecoveryCodes() {
  const { client } = useOffice()
  const cache = useQueryClient()
  const { operator } = useOperator()
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/session/recovery-codes', { signal })),
  })
  const action = useAction(
    'office',
    async (body: IdentityProof, signal) => {
      const answer = await unwrap(client.POST('/admin/session/recovery-codes', { body, signal }))
      cache.setQueryData(key, { left: answer.recovery_codes.length })
      void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
      return answer.recovery_codes
    },
    { refetchOnUnknown: [key] },
  )
  const view: RecoveryCodesView | undefined = query.data && { left: query.data.left, email: operator?.email ?? '' }
  return {
    codes: toOfficeLoad(query, view),
    busy: action.busy,
    problem: action.problem,
    /** The new codes, which are shown only once; null otherwise. */
    made: action.result ?? null,
    make: action.run,
    /** Removes the new codes from the page. */
    forget: action.reset,
  }
}
