import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toLoad, type Load } from '../load'
import { useShop } from '../shop-context'
import { toProductCardView, type ProductCardView } from './card.view'
import { bestSellersQuery } from './best-sellers.queries'

/** The products that are ordered most, first the most ordered. */
export function useBestSellers(): Load<ProductCardView[]> {
  const shop = useShop()
  const query = useQuery(bestSellersQuery(shop))
  const view = useMemo(
    () => query.data?.map((product) => toProductCardView(product, shop.locale)),
    [query.data, shop.locale],
  )
  return toLoad(query, 'load_products', view)
}
