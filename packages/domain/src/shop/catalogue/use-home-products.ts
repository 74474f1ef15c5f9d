import type { ProductListItem } from '@skafferi/api'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable, toLoad, type Load } from '../../platform/action'
import { useShop } from '../shop-context'
import { toProductCardView, type ProductCardView } from '../../platform/shared-views'
import { orderedCategoriesFirst } from '../../rules/catalogue/ordered-categories'
import { bestSellersQuery, exploreQuery } from './home-products.queries'

/** Without ordered categories, the order of the store is kept. */
const noCategories: readonly string[] = []

/** Best sellers, most ordered first. */
export function useBestSellers(): Load<ProductCardView[]> {
  return useProductRow(useQuery(bestSellersQuery(useShop())))
}

/**
 * Other products to explore, those of the categories that the customer orders from first.
 * @param categories names of these categories; null while they load; none by default
 */
export function useExplore(categories: readonly string[] | null = noCategories): Load<ProductCardView[]> {
  return useProductRow(useQuery(exploreQuery(useShop())), categories)
}

function useProductRow(
  query: UseQueryResult<ProductListItem[]>,
  orderedCategories: readonly string[] | null = noCategories,
): Load<ProductCardView[]> {
  const { locale } = useShop()
  const view = useMemo(() => {
    if (!orderedCategories) return undefined
    return readable(query.data, (data) =>
      orderedCategoriesFirst(data, orderedCategories, ({ category }) => category?.name).map((product) =>
        toProductCardView(product, locale),
      ),
    )
  }, [query.data, orderedCategories, locale])
  return toLoad(query, 'load_products', view)
}
