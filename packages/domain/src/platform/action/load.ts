import { ApiError } from '@skafferi/api'
import type { UseQueryResult } from '@tanstack/react-query'
import { toProblem, type Problem, type ProblemAction, type ShoppingAction } from './problem'

/**
 * The state of data that is fetched: loading, failed or ready.
 * @typeParam Action the attempted action; a shopping action by default
 */
export type Load<View, Action extends ProblemAction = ShoppingAction> =
  | { status: 'loading' }
  | {
      status: 'failed'
      /** The error, for its message. */
      problem: Problem<Action>
      /** Fetches again. */
      retry: () => void
    }
  | {
      status: 'ready'
      view: View
      /** Newer data is being fetched, while the present data stays visible. */
      refreshing: boolean
    }

/** Responses and errors that were logged. */
const reported = new WeakSet<object>()

/**
 * Returns the error for a response that does not have the shape of the contract, e.g. of another release of the store
 * or of a proxy. Logs the cause.
 * @param subject the response or the error; logged once
 */
function unreadable(cause: unknown, subject: unknown): ApiError {
  const isNew = typeof subject === 'object' && subject !== null && !reported.has(subject)
  if (isNew) {
    reported.add(subject)
    console.error(cause)
  }
  return new ApiError(0, { code: 'unreadable_answer', message: '' })
}

/**
 * Creates a view of a response. Returns an error if that fails, so that only this part of the page fails. Returns
 * undefined while there is no data. Other code reads the response through {@link ifReadable}.
 */
export function readable<Data, View>(data: Data | undefined, make: (data: Data) => View): View | ApiError | undefined {
  if (data === undefined) return undefined
  try {
    return make(data)
  } catch (cause) {
    return unreadable(cause, data)
  }
}

/** Returns the data if its view was created; undefined if that failed or there is no data. */
export function ifReadable<Data>(data: Data | undefined, view: unknown): Data | undefined {
  return view instanceof ApiError ? undefined : data
}

/**
 * Returns the load state of a query.
 * @param view the view of its data, or the error of creating it; undefined while there is no data. Old data stays
 *   visible while newer data is fetched.
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
