import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { pollInterval } from '../poll-interval'
import { toActivityEntry } from './to-activity'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'

function useLatestEntries(parameters: { limit: number; subject_id?: string }) {
  const office = useOffice()
  const query = useQuery({
    queryKey: ['office', 'activity', 'latest', parameters],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/activities', { params: { query: parameters }, signal })),
    staleTime: 0,
    refetchInterval: pollInterval,
  })
  return toOfficeLoad(
    query,
    query.data?.activities.map((each) => toActivityEntry(each, office)),
  )
}

/** The latest entries of the activity. */
export const useLatestActivity = (count: number) => useLatestEntries({ limit: count })

/** The latest entries about one object, without naming it again. */
export function useActivityOf(subjectId: string) {
  const activity = useLatestEntries({ limit: 12, subject_id: subjectId })
  return activity.status === 'ready' ? activity.view.map((entry) => ({ ...entry, subject: null })) : []
}
