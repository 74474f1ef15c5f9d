import { ApiError, unwrap } from '@skafferi/api'
import { useQueryClient, type QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { cartCountQuery } from '../cart'
import { categoriesQuery, tagsQuery } from '../catalogue'
import { customerQuery } from '../session'
import { useShop, type Shop } from '../shop-context'

type ShellResponse = Awaited<ReturnType<typeof fetchShell>>

const fetchShell = ({ client }: Shop) => unwrap(client.GET('/store/shell'))

/** True if the separate operations may succeed, e.g. if an earlier version of the store lacks the combined one. */
const canFetchParts = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status !== 401

/** Returns one of the shell's queries, whose first data is a part of the combined response. */
function partOf<Data, Key extends QueryKey>(
  options: { queryKey: Key; queryFn?: unknown },
  select: (shell: ShellResponse) => Data,
) {
  const fetchPart = options.queryFn as QueryFunction<Data, Key>
  return {
    queryKey: options.queryKey,
    prefetch: (queryClient: QueryClient, shell: () => Promise<ShellResponse>) =>
      queryClient.prefetchQuery({
        ...options,
        queryKey: options.queryKey,
        queryFn: (context) =>
          shell().then(select, (error: unknown) => (canFetchParts(error) ? fetchPart(context) : Promise.reject(error))),
      }),
  }
}

/** Loads the shell's missing queries with one combined request. A single missing query uses its own operation. */
export async function prefetchShell(queryClient: QueryClient, shop: Shop): Promise<void> {
  const all = [
    partOf(customerQuery(shop), ({ customer }) => customer),
    partOf(cartCountQuery(shop), ({ cart_count }) => cart_count),
    partOf(categoriesQuery(shop), ({ product_categories }) => product_categories),
    partOf(tagsQuery(shop), ({ tags }) => tags),
  ]
  const missing = all.filter(({ queryKey }) => queryClient.getQueryState(queryKey) === undefined)
  if (missing.length < 2) return
  let pending: Promise<ShellResponse> | undefined
  const shell = () => {
    pending ??= fetchShell(shop).finally(() => {
      pending = undefined
    })
    return pending
  }
  await Promise.all(missing.map(({ prefetch }) => prefetch(queryClient, shell)))
}

/**
 * Loads the data of the shell in one request. It starts during the first rendering, because other parts of the page
 * would otherwise start some of the queries first. Data from the page's document is not requested again.
 */
export function usePrefetchedShell(enabled: boolean): void {
  const shop = useShop()
  const queryClient = useQueryClient()
  if (enabled) void prefetchShell(queryClient, shop)
}
