import { ApiError } from '@skafferi/api'
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

/** What programmers have been told of. */
const told = new WeakSet<object>()

/**
 * An answer in another shape than the contract's, as of a store or a proxy of another release.
 * @param of what programmers are told of once: the answer, or what it was refused with
 */
function unreadable(cause: unknown, of: unknown): ApiError {
  const isNews = typeof of === 'object' && of !== null && !told.has(of)
  if (isNews) {
    told.add(of)
    console.error(cause)
  }
  return new ApiError(0, { code: 'unreadable_answer', message: '' })
}

/**
 * Makes of an answer what it shows, or says that it cannot be read: then it fails as a refused one would, on its own part of the
 * page. Undefined while there is none.
 * What else goes by the answer uses it through {@link sound}.
 */
export function readable<Data, View>(data: Data | undefined, make: (data: Data) => View): View | ApiError | undefined {
  if (data === undefined) return undefined
  try {
    return make(data)
  } catch (cause) {
    return unreadable(cause, data)
  }
}

/** Data whose view could be made; undefined where it could not, or there is none. */
export function sound<Data>(data: Data | undefined, view: unknown): Data | undefined {
  return view instanceof ApiError ? undefined : data
}

/**
 * Says how far a query is.
 * @param view what its data shows, or that it cannot be read; undefined while there is none. Old data stays shown while newer is
 *   fetched.
 */
export function toLoad<View, Action extends ProblemAction>(
  query: Pick<UseQueryResult<unknown>, 'error' | 'isFetching' | 'refetch'>,
  action: Action,
  view: View | ApiError | undefined,
): Load<View, Action> {
  const retry = () => void query.refetch()
  if (view instanceof ApiError) return { status: 'failed', problem: toProblem(action, view), retry }
  if (view !== undefined) return { status: 'ready', view, refreshing: query.isFetching }
  if (!query.error) return { status: 'loading' }
  const refusal = query.error instanceof ApiError ? query.error : unreadable(query.error, query.error)
  return { status: 'failed', problem: toProblem(action, refusal), retry }
}
