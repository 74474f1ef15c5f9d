import type { ProductListItem } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useShop } from '../shop-context'
import { toProductCardView, type ProductCardView } from '../../platform/shared-views'
import { catalogKeys } from './lists.queries'

/** A response with products: of a listing, or of a row of products. */
type ProductResponse = readonly ProductListItem[] | { products: readonly ProductListItem[] }

const isProductResponse = (data: unknown): data is ProductResponse =>
  Array.isArray(data) || (typeof data === 'object' && data !== null && 'products' in data)

/**
 * Returns the card of a product from the query cache; null if no cached response has it. It is a placeholder while the
 * product page loads.
 */
export function useCachedCard(id: string): ProductCardView | null {
  const client = useQueryClient()
  const { locale } = useShop()
  for (const [, data] of client.getQueriesData({ queryKey: catalogKeys.all })) {
    if (!isProductResponse(data)) continue
    const products = 'products' in data ? data.products : data
    // The list of categories has the same key prefix. Only products have prices.
    const card = products.find((product) => product.id === id && 'prices' in product)
    if (card) return toProductCardView(card, locale)
  }
  return null
}
