import { unwrap } from '@skafferi/api'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { toActivityDays } from './to-activity'
import type { Actor } from '../office.view'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'

/** Entries per page of the activity. */
const pageSize = 50

/** Filters of the activity; an empty text matches all. */
export interface ActivityQuery {
  by: '' | Actor['kind']
  /** The id of an operator. */
  operator: string
  /** A part of the subject's number, name, SKU or id. */
  subject: string
}

/** The activity by day, newest first. */
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
      const parameters = { limit: pageSize, ...filter, ...(before > 0 && { before }) }
      return unwrap(office.client.GET('/admin/activities', { params: { query: parameters }, signal }))
    },
    getNextPageParam: ({ activities }) => (activities.length < pageSize ? undefined : activities.at(-1)?.id),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const entries = query.data?.pages.flatMap(({ activities }) => activities)
  return {
    activity: toOfficeLoad(query, entries && toActivityDays(entries, office)),
    /** The current and former operators, for the filter. */
    operators: query.data?.pages[0]?.operators ?? [],
    /** Loads older entries; null if there are none. */
    older: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingOlder: query.isFetchingNextPage,
    /** The URL of the filtered entries as a file. */
    exportHref: `${office.connection.baseUrl}/admin/activities/export?${new URLSearchParams(filter).toString()}`,
  }
}
