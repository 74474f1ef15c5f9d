import { unwrap } from '@skafferi/api'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { toActivityEntry } from './to-activity'
import type { Actor } from './office.view'
import { useOffice } from './office-context'
import { toOfficeLoad } from './to-office-load'

/** How many entries a page of the activity has. */
const deedsAtOnce = 50

/** Whose doing is listed, and what it was done to; empty texts for all. */
export interface ActivityQuery {
  by: '' | Actor['kind']
  /** The id of an operator. */
  operator: string
  /** What the things have in their number, name or id. */
  subject: string
}

/** Who did what, the newest first. */
export function useActivity({ by, operator, subject }: ActivityQuery) {
  const office = useOffice()
  const filter = {
    ...(by !== '' && { by }),
    ...(operator !== '' && { operator_id: operator }),
    ...(subject !== '' && { subject }),
  }
  const query = useInfiniteQuery({
    queryKey: ['office', 'activity', filter],
    initialPageParam: 0,
    queryFn: ({ pageParam: before, signal }) => {
      const asked = { limit: deedsAtOnce, ...filter, ...(before > 0 && { before }) }
      return unwrap(office.client.GET('/admin/activities', { params: { query: asked }, signal }))
    },
    getNextPageParam: ({ activities }) => (activities.length < deedsAtOnce ? undefined : activities.at(-1)?.id),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const activity = query.data?.pages
    .flatMap(({ activities }) => activities)
    .map((each) => toActivityEntry(each, office))
  return {
    activity: toOfficeLoad(query, activity),
    /** Everybody who runs the shop, or did, to choose from. */
    operators: query.data?.pages[0]?.operators ?? [],
    /** Asks for older ones; null where there are none. */
    older: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingOlder: query.isFetchingNextPage,
    /** Where what is listed is had as a file. */
    exportHref: `${office.connection.baseUrl}/admin/activities/export?${new URLSearchParams(filter).toString()}`,
  }
}
