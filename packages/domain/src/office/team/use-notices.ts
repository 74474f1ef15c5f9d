import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import type { NoticeChoice, NoticesView } from './notices.view'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { useOperator } from '../use-operator'

const key = ['office', 'notices'] as const

const toNotices = ({ notices, digest_time }: components['schemas']['NoticeChoices'], email: string): NoticesView => ({
  choices: notices,
  digestTime: digest_time,
  email,
})

/** The signed-in operator's notification settings. Only the operator changes them, so the last change wins. */
export function useNotices() {
  const { client } = useOffice()
  const cache = useQueryClient()
  const { operator } = useOperator()
  // Unsaved choices belong to this version of the settings, so a change in another window must not replace it.
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/session/notices', { signal })),
    refetchOnWindowFocus: false,
  })
  const action = useAction(
    'office',
    async (notices: readonly NoticeChoice[], signal) => {
      cache.setQueryData(
        key,
        await unwrap(client.POST('/admin/session/notices', { body: { notices: [...notices] }, signal })),
      )
    },
    { refetchOnUnknown: [key] },
  )
  return {
    notices: toOfficeLoad(query, query.data && toNotices(query.data, operator?.email ?? '')),
    busy: action.busy,
    problem: action.problem,
    choose: action.run,
  }
}
