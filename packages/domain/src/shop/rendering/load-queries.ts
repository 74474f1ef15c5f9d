import { ApiError } from '@skafferi/api'
import { dehydrate, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { prefetchShell } from '../shell'
import { createQueryClient, type PageAddress, type Shop } from '../shop-context'
import type { PageData } from './page-data'

/** What a page's queries depend on, and how they are loaded. */
export interface PageQueryContext extends PageAddress {
  shop: Shop
  /** Loads a query. Resolves to undefined if the store refuses it: the browser repeats it and shows the refusal. */
  load: <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => Promise<Data | undefined>
}

/** Loads the queries that a page mounts. One that depends on another is loaded after it. */
export type PageQueries = (context: PageQueryContext) => readonly Promise<unknown>[]

/**
 * Loads the queries of a page that is rendered on the server, and those of the customers' header and footer.
 * @throws errors other than the store's refusals
 */
export async function loadQueries(
  shop: Shop,
  address: PageAddress,
  pageQueries: PageQueries,
): Promise<Pick<PageData, 'queries'> & { /** True if the store answered a query with 404. */ isMissing: boolean }> {
  const queryClient = createQueryClient()
  let isMissing = false
  const load: PageQueryContext['load'] = async (query) => {
    try {
      // Without an observer, a query with `gcTime: 0` would be removed before it is read.
      return await queryClient.fetchQuery({ ...query, retry: false, gcTime: Infinity })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      isMissing ||= error.status === 404
      return undefined
    }
  }
  const isCustomer = shop.session.getSnapshot().status === 'signed_in'
  const shell = isCustomer && prefetchShell(queryClient, shop)
  await Promise.all([shell, ...pageQueries({ ...address, shop, load })])
  // Without timestamps, so that pages with equal data are equal documents.
  const queries = dehydrate(queryClient).queries.map(({ queryKey, state }) => ({ queryKey, data: state.data }))
  queryClient.clear()
  return { queries, isMissing }
}
