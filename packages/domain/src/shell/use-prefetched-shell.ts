import { ApiError, unwrap } from '@skafferi/api'
import { useQueryClient, type QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { cartCountQuery } from '../cart'
import { categoriesQuery, tagsQuery } from '../catalog'
import { customerQuery } from '../session'
import { useShop, type Shop } from '../shop-context'

type ShellAnswer = Awaited<ReturnType<typeof askShell>>

const askShell = ({ client }: Shop) => unwrap(client.GET('/store/shell'))

/** A store of before this call, or one that cannot give all of it, may still give a part. */
const mayGiveParts = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status !== 401

/** One of the shell's queries, whose first answer is a part of the whole. */
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

/** Begins the shell's queries that nobody has begun yet, all by one call. One alone is left to itself. */
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
 * Asks for all that the shell shows in one call, while it is drawn for the first time: parts of the page that need some of it
 * would otherwise begin before. What is known already, as from the page's document, is not asked for.
 */
export function usePrefetchedShell(enabled: boolean): void {
  const shop = useShop()
  const queryClient = useQueryClient()
  if (enabled) prefetchShell(queryClient, shop)
}
