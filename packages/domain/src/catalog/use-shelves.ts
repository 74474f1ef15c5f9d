import type { ProductListItem } from '@skafferi/api'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toLoad, type Load } from '../action'
import { useShop } from '../shop-context'
import { toProductCardView, type ProductCardView } from './card.view'
import { bestSellersQuery, exploreQuery } from './shelves.queries'

/** Best sellers, most ordered first. */
export function useBestSellers(): Load<ProductCardView[]> {
  return useShelf(useQuery(bestSellersQuery(useShop())))
}

/** Other products to explore. */
export function useExplore(): Load<ProductCardView[]> {
  return useShelf(useQuery(exploreQuery(useShop())))
}

function useShelf(query: UseQueryResult<ProductListItem[]>): Load<ProductCardView[]> {
  const { locale } = useShop()
  const view = useMemo(() => query.data?.map((product) => toProductCardView(product, locale)), [query.data, locale])
  return toLoad(query, 'load_products', view)
}
