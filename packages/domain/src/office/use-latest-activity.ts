import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { pollInterval } from './poll-interval'
import { toActivityEntry } from './to-activity'
import { useOffice } from './office-context'
import { toOfficeLoad } from './to-office-load'

function useFirstDeeds(asked: { limit: number; subject_id?: string }) {
  const office = useOffice()
  const query = useQuery({
    queryKey: ['office', 'activity', 'latest', asked],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/activities', { params: { query: asked }, signal })),
    staleTime: 0,
    refetchInterval: pollInterval,
  })
  return toOfficeLoad(
    query,
    query.data?.activities.map((each) => toActivityEntry(each, office)),
  )
}

/** What was done last. */
export const useLatestActivity = (count: number) => useFirstDeeds({ limit: count })

/** What was done last to one thing; what it was done to is not said again. */
export function useActivityOf(subjectId: string) {
  const activity = useFirstDeeds({ limit: 12, subject_id: subjectId })
  return activity.status === 'ready' ? activity.view.map((entry) => ({ ...entry, subject: null })) : []
}
