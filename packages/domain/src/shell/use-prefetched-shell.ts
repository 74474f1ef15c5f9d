import { ApiError, unwrap } from '@skafferi/api'
import { useQueryClient, type QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { cartCountQuery } from '../cart'
import { categoriesQuery, tagsQuery } from '../catalog'
import { customerQuery } from '../session'
import { useShop, type Shop } from '../shop-context'

type ShellAnswer = Awaited<ReturnType<typeof askShell>>

const askShell = ({ client }: Shop) => unwrap(client.GET('/store/shell'))

/** True if the separate operations may succeed, e.g. if an earlier version of the store lacks the combined one. */
const mayGiveParts = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status !== 401

/** Returns one of the shell's queries, whose first data is a part of the combined response. */
function partOf<Data, Key extends QueryKey>(
  own: { queryKey: Key; queryFn?: unknown },
  of: (shell: ShellAnswer) => Data,
) {
  const ask = own.queryFn as QueryFunction<Data, Key>
  return {
    queryKey: own.queryKey,
    begin: (queryClient: QueryClient, shell: () => Promise<ShellAnswer>) =>
      void queryClient.prefetchQuery({
        ...own,
        queryKey: own.queryKey,
        queryFn: (context) =>
          shell().then(of, (error: unknown) => (mayGiveParts(error) ? ask(context) : Promise.reject(error))),
      }),
  }
}

/** Starts the shell's missing queries with one combined request. A single missing query uses its own operation. */
function prefetchShell(queryClient: QueryClient, shop: Shop): void {
  const all = [
    partOf(customerQuery(shop), ({ customer }) => customer),
    partOf(cartCountQuery(shop), ({ cart_count }) => cart_count),
    partOf(categoriesQuery(shop), ({ product_categories }) => product_categories),
    partOf(tagsQuery(shop), ({ tags }) => tags),
  ]
  const missing = all.filter(({ queryKey }) => queryClient.getQueryState(queryKey) === undefined)
  if (missing.length < 2) return
  let asked: Promise<ShellAnswer> | undefined
  const shell = () => {
    asked ??= askShell(shop).finally(() => {
      asked = undefined
    })
    return asked
  }
  for (const { begin } of missing) begin(queryClient, shell)
}

/**
 * Loads the data of the shell in one request. It starts during the first rendering, because other parts of the page
 * would otherwise start some of the queries first. Data from the page's document is not requested again.
 */
export function usePrefetchedShell(enabled: boolean): void {
  const shop = useShop()
  const queryClient = useQueryClient()
  if (enabled) prefetchShell(queryClient, shop)
}
