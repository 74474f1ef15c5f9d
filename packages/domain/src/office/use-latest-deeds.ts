import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { askedAgainEvery } from './asked-again'
import { toDeed } from './deeds'
import { useOffice } from './office-context'
import { toOfficeLoad } from './to-office-load'

function useFirstDeeds(asked: { limit: number; subject_id?: string }) {
  const office = useOffice()
  const query = useQuery({
    queryKey: ['office', 'deeds', 'latest', asked],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/activities', { params: { query: asked }, signal })),
    staleTime: 0,
    refetchInterval: askedAgainEvery,
  })
  return toOfficeLoad(
    query,
    query.data?.activities.map((each) => toDeed(each, office)),
  )
}

/** What was done last. */
export const useLatestDeeds = (count: number) => useFirstDeeds({ limit: count })

/** What was done last to one thing; what it was done to is not said again. */
export function useDeedsOf(subjectId: string) {
  const deeds = useFirstDeeds({ limit: 12, subject_id: subjectId })
  return deeds.status === 'ready' ? deeds.view.map((deed) => ({ ...deed, subject: null })) : []
}
