import type { ProductListItem } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useShop } from '../shop-context'
import { toProductCardView, type ProductCardView } from './card.view'
import { catalogKeys } from './lists.queries'

/** An answer with products: a listing's, or a shelf's. */
type Shelf = readonly ProductListItem[] | { products: readonly ProductListItem[] }

const isShelf = (data: unknown): data is Shelf =>
  Array.isArray(data) || (typeof data === 'object' && data !== null && 'products' in data)

/**
 * The card of a product that a listing or a shelf of this visit has shown; null where none has. It is enough to say which
 * product it is, and too little to buy it.
 */
export function useKnownCard(id: string): ProductCardView | null {
  const client = useQueryClient()
  const { locale } = useShop()
  for (const [, data] of client.getQueriesData({ queryKey: catalogKeys.all })) {
    if (!isShelf(data)) continue
    const products = 'products' in data ? data.products : data
    // Categories are a list in the catalogue too: what has no prices is no product.
    const card = products.find((product) => product.id === id && 'prices' in product)
    if (card) return toProductCardView(card, locale)
  }
  return null
}
