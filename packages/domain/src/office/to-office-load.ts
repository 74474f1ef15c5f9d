import { requestIdOf } from '@skafferi/api/admin'
import type { UseQueryResult } from '@tanstack/react-query'
import { toLoad } from '../action'
import type { OfficeState } from './office.view'

/**
 * Says how far a query of the office is.
 * @param view what its data shows; undefined while there is none
 */
export function toOfficeLoad<View>(
  query: Pick<UseQueryResult<unknown>, 'error' | 'isFetching' | 'refetch'>,
  view: View | undefined,
): OfficeState<View> {
  const load = toLoad(query, 'office', view)
  if (load.status !== 'failed') return load
  return { status: 'failed', request: requestIdOf(query.error), code: load.problem.code, retry: load.retry }
}
