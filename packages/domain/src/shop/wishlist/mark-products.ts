import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '../../rules/json/schema'

function withSavedState(data: unknown, ids: ReadonlySet<string>, saved: boolean): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => withSavedState(item, ids, saved))
  if (!isRecord(data)) return data
  if ('is_in_wishlist' in data && typeof data.id === 'string' && ids.has(data.id)) {
    return { ...data, is_in_wishlist: saved }
  }
  if ('products' in data) return { ...data, products: withSavedState(data.products, ids, saved) }
  return data
}

/**
 * Marks products as saved or not in all cached answers, so that their hearts change everywhere without reloading lists.
 */
export function markProducts(queryClient: QueryClient, productIds: readonly string[], saved: boolean): void {
  const ids = new Set(productIds)
  queryClient.setQueriesData({ type: 'all' }, (data: unknown) => withSavedState(data, ids, saved))
}
