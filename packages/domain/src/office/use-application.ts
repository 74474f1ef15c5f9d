import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../action'
import type { AgreedTerms } from './applications.view'
import { useOffice } from './office-context'
import { toReadApplication } from './to-applications'
import { toOfficeLoad } from './to-office-load'
import { applicationsKey } from './use-applications'

/** A decision about an application. */
export type Decision =
  | { do: 'approve'; terms: AgreedTerms }
  | { do: 'join'; company: string }
  | { do: 'reject'; reason: string }

function approvalOf({ days, poRequired, details }: AgreedTerms): components['schemas']['ApprovalRequest'] {
  const said = Object.fromEntries(Object.entries(details).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]])))
  return { ...said, ...(days !== '' && { payment_terms_days: Number(days) }), ...(poRequired && { po_required: true }) }
}

/** One application and the decision about it; null asks for none. */
export function useApplication(id: string | null) {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const key = [...applicationsKey, 'one', id]
  const params = { path: { id: id ?? '' } }
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/applications/{id}', { params, signal })),
    enabled: id !== null,
  })
  const action = useAction(
    'office',
    async (decision: Decision, signal) => {
      const path = params
      const answer =
        decision.do === 'reject'
          ? await unwrap(client.POST('/admin/applications/{id}/reject', { params: path, body: { reason: decision.reason }, signal }))
          : await unwrap(client.POST('/admin/applications/{id}/approve', { params: path, body: decision.do === 'join' ? { company_id: decision.company } : approvalOf(decision.terms), signal }))
      cache.setQueryData(key, answer)
      void cache.invalidateQueries({ queryKey: [...applicationsKey, 'list'] })
    },
    { refetchOnUnknown: [applicationsKey] },
  )
  const refused = Object.keys(action.problem?.fields ?? {})
  return {
    application: id === null ? null : toOfficeLoad(query, query.data && toReadApplication(query.data, refused, office)),
    busy: action.busy ? (action.pending[0]?.do ?? null) : null,
    problem: action.problem,
    decide: action.run,
    forget: action.reset,
  }
}
