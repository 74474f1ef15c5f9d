import type { ProductListItem } from '@skafferi/api'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable, toLoad, type Load } from '../action'
import { useShop } from '../shop-context'
import { toProductCardView, type ProductCardView } from './card.view'
import { orderedCategoriesFirst } from './ordered-categories.rules'
import { bestSellersQuery, exploreQuery } from './shelves.queries'

/** Without categories of the customer's own a shelf keeps the order of the store. */
const ofTheShop: readonly string[] = []

/** Best sellers, most ordered first. */
export function useBestSellers(): Load<ProductCardView[]> {
  return useShelf(useQuery(bestSellersQuery(useShop())))
}

/**
 * Other products to explore, those of the customer's own categories first.
 * @param own names of these; null until they are known, which the shelf waits for; none by default
 */
export function useExplore(own: readonly string[] | null = ofTheShop): Load<ProductCardView[]> {
  return useShelf(useQuery(exploreQuery(useShop())), own)
}

function useShelf(
  query: UseQueryResult<ProductListItem[]>,
  own: readonly string[] | null = ofTheShop,
): Load<ProductCardView[]> {
  const { locale } = useShop()
  const view = useMemo(() => {
    if (!own) return undefined
    return readable(query.data, (data) =>
      orderedCategoriesFirst(data, own, ({ category }) => category.name).map((product) =>
        toProductCardView(product, locale),
      ),
    )
  }, [query.data, own, locale])
  return toLoad(query, 'load_products', view)
}
