import type { UseQueryResult } from '@tanstack/react-query'
import { toProblem, type Problem, type ProblemAction, type ShoppingAction } from './problem'

/**
 * Something that has to be fetched first: loading, failed, or ready.
 * @typeParam Action what may have been tried; a shopping action by default
 */
export type Load<View, Action extends ProblemAction = ShoppingAction> =
  | { status: 'loading' }
  | {
      status: 'failed'
      /** What failed, for the words. */
      problem: Problem<Action>
      /** Tries once more. */
      retry: () => void
    }
  | {
      status: 'ready'
      view: View
      /** A newer state is on its way; what is there stays to be seen. */
      refreshing: boolean
    }

/**
 * Says how far a query is.
 * @param view what its data shows; undefined while there is none. Old data stays shown while newer is fetched.
 */
export function toLoad<View, Action extends ProblemAction>(
  query: Pick<UseQueryResult<unknown>, 'error' | 'isFetching' | 'refetch'>,
  action: Action,
  view: View | undefined,
): Load<View, Action> {
  if (view !== undefined) return { status: 'ready', view, refreshing: query.isFetching }
  if (!query.error) return { status: 'loading' }
  return { status: 'failed', problem: toProblem(action, query.error), retry: () => void query.refetch() }
}
