import { requestIdOf } from '@skafferi/api/admin'
import type { UseQueryResult } from '@tanstack/react-query'
import { toLoad } from '../platform/action'
import type { OfficeState } from './office.view'

/**
 * Converts a query to the state of a page.
 * @param view of the query's data; undefined while there is none
 */
export function toOfficeLoad<View>(
  query: Pick<UseQueryResult<unknown>, 'error' | 'isFetching' | 'refetch'>,
  view: View | undefined,
): OfficeState<View> {
  const load = toLoad(query, 'office', view)
  if (load.status !== 'failed') return load
  return { status: 'failed', request: requestIdOf(query.error), code: load.problem.code, retry: load.retry }
}
