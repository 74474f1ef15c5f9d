import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../action'
import type { NoticeChoice, NoticesView } from './notices.view'
import { useOffice } from './office-context'
import { toOfficeLoad } from './to-office-load'
import { useOperator } from './use-operator'

const key = ['office', 'notices'] as const

const toNotices = ({ notices, digest_time }: components['schemas']['NoticeChoices'], email: string): NoticesView => ({
  choices: notices,
  digestTime: digest_time,
  email,
})

/** What whoever is signed in is told of by e-mail, and their choice of it. Only they change it, so the last choice holds. */
export function useNotices() {
  const { client } = useOffice()
  const cache = useQueryClient()
  const { operator } = useOperator()
  // What is chosen and not saved yet holds for what was read: another window's choice does not come between.
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
