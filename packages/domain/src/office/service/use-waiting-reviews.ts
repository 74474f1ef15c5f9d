import { ApiError, unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { toWaitingReview } from './to-inbox'
import { workList } from '../poll-interval'
import { toOfficeLoad } from '../to-office-load'
import { inboxKey } from './use-inbox-counts'

/** A decision about a review. */
export interface ReviewDecision {
  id: string
  do: 'approve' | 'reject'
}

/** The reviews that wait for moderation, oldest first, and the decision about each. */
export function useWaitingReviews() {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const query = useQuery({
    staleTime: workList.staleTime,
    queryKey: [...inboxKey, 'reviews', 'list'],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/admin/reviews', { params: { query: { status: 'pending', limit: 50 } }, signal })),
  })
  const action = useAction(
    'office',
    async ({ id, do: what }: ReviewDecision, signal) => {
      try {
        await unwrap(client.POST(`/admin/reviews/{id}/${what}`, { params: { path: { id } }, signal }))
      } catch (error) {
        // Another operator has decided. Reload the list without it.
        if (error instanceof ApiError && error.status === 409) void cache.invalidateQueries({ queryKey: inboxKey })
        throw error
      }
      await cache.invalidateQueries({ queryKey: inboxKey })
      void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
    },
    { refetchOnUnknown: [inboxKey], idOf: ({ id }) => id },
  )
  const view = query.data && {
    rows: query.data.reviews.map((each) => toWaitingReview(each, office)),
    count: query.data.count,
  }
  return { reviews: toOfficeLoad(query, view), pending: action.pending, problem: action.problem, decide: action.run }
}
