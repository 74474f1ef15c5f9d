import type { UseQueryResult } from '@tanstack/react-query'
import { toProblem, type Problem, type ProblemAction } from './problem'

/** Something that has to be fetched first: on its way, not to be had, or there. */
export type Load<View> =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem; retry: () => void }
  | { status: 'ready'; view: View; refreshing: boolean }

/**
 * Says how far a query is.
 * @param view what its data shows; undefined while there is none. Old data stays shown while newer is fetched.
 */
export function toLoad<View>(
  query: Pick<UseQueryResult<unknown>, 'error' | 'isFetching' | 'refetch'>,
  action: ProblemAction,
  view: View | undefined,
): Load<View> {
  if (view !== undefined) return { status: 'ready', view, refreshing: query.isFetching }
  if (!query.error) return { status: 'loading' }
  return { status: 'failed', problem: toProblem(action, query.error), retry: () => void query.refetch() }
}
