import { ApiError, unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { sendDecision, type Decision } from './application.queries'
import { useOffice } from '../office-context'
import { toApplicationDetail } from './to-applications'
import { toOfficeLoad } from '../to-office-load'
import { applicationsKey } from './applications.queries'
import { useApplicationSettings } from '../settings/use-application-settings'

/** One application and the decision about it. @param id null for none */
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
  const { workingDays } = useApplicationSettings()
  const action = useAction(
    'office',
    async (decision: Decision, signal) => {
      try {
        const answered_at = query.data?.previous?.replaced_at ?? null
        cache.setQueryData(key, await sendDecision(office, id ?? '', { decision, answered_at }, signal))
      } catch (error) {
        // Another operator has decided. Show their decision.
        if (error instanceof ApiError && error.status === 409)
          void cache.invalidateQueries({ queryKey: applicationsKey })
        throw error
      }
      void cache.invalidateQueries({ queryKey: [...applicationsKey, 'list'] })
    },
    { refetchOnUnknown: [applicationsKey] },
  )
  /** Asks the applicant for more information. The store refuses it if the application has changed since it was read. */
  const ask = (question: string) => action.run({ do: 'ask', question, seen: query.data?.application.asked_at ?? null })
  const refused = Object.keys(action.problem?.fields ?? {})
  const view = query.data && toApplicationDetail(query.data, { refused, workingDays }, office)
  return {
    application: id === null ? null : toOfficeLoad(query, view),
    busy: action.busy ? (action.pending[0]?.do ?? null) : null,
    problem: action.problem,
    decide: action.run,
    ask,
    reset: action.reset,
  }
}
