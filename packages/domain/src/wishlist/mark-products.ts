import type { QueryClient } from '@tanstack/react-query'

/** Whether something is an object with fields. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function marked(data: unknown, ids: ReadonlySet<string>, saved: boolean): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => marked(item, ids, saved))
  if (!isRecord(data)) return data
  if ('is_in_wishlist' in data && typeof data.id === 'string' && ids.has(data.id)) {
    return { ...data, is_in_wishlist: saved }
  }
  if ('products' in data) return { ...data, products: marked(data.products, ids, saved) }
  return data
}

/**
 * Marks products as saved or not in every answer that holds them: a heart pressed on one shelf turns on all. So no list
 * is fetched again for it.
 */
export function markProducts(queryClient: QueryClient, productIds: readonly string[], saved: boolean): void {
  const ids = new Set(productIds)
  queryClient.setQueriesData({ type: 'all' }, (data: unknown) => marked(data, ids, saved))
}
