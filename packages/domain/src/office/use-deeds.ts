import { unwrap } from '@skafferi/api'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { askedAgainEvery } from './asked-again'
import { toDeed } from './deeds'
import type { Doer } from './office.view'
import { useOffice } from './office-context'
import { toOfficeLoad } from './to-office-load'

/** How many entries a page of the activity has. */
const deedsAtOnce = 50

/** Who did what, the newest first; `by` names one kind of people. */
export function useDeeds(by: '' | Doer['kind']) {
  const office = useOffice()
  const query = useInfiniteQuery({
    queryKey: ['office', 'deeds', by],
    initialPageParam: 0,
    queryFn: ({ pageParam: before, signal }) => {
      const asked = { limit: deedsAtOnce, ...(by !== '' && { by }), ...(before > 0 && { before }) }
      return unwrap(office.client.GET('/admin/activities', { params: { query: asked }, signal }))
    },
    getNextPageParam: ({ activities }) => (activities.length < deedsAtOnce ? undefined : activities.at(-1)?.id),
    staleTime: 0,
  })
  const deeds = query.data?.pages.flatMap(({ activities }) => activities).map((each) => toDeed(each, office))
  return {
    deeds: toOfficeLoad(query, deeds),
    /** Asks for older ones; null where there are none. */
    older: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingOlder: query.isFetchingNextPage,
  }
}

function useFirstDeeds(asked: { limit: number; subject_id?: string }) {
  const office = useOffice()
  const query = useQuery({
    queryKey: ['office', 'deeds', 'latest', asked],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/activities', { params: { query: asked }, signal })),
    staleTime: 0,
    refetchInterval: askedAgainEvery,
  })
  return toOfficeLoad(query, query.data?.activities.map((each) => toDeed(each, office)))
}

/** What was done last. */
export const useLatestDeeds = (count: number) => useFirstDeeds({ limit: count })

/** What was done last to one thing; what it was done to is not said again. */
export function useDeedsOf(subjectId: string) {
  const deeds = useFirstDeeds({ limit: 12, subject_id: subjectId })
  return deeds.status === 'ready' ? deeds.view.map((deed) => ({ ...deed, subject: null })) : []
}
