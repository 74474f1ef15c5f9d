import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable, toLoad, type Load } from '../action'
import { orderedCategoriesFirst } from '../catalog'
import { useShop } from '../shop-context'
import { flashSaleQuery } from './content.queries'
import { toFlashSaleView, type FlashSaleView } from './flash-sale.view'

/** The sale that runs, and what to do when it is over. */
export interface FlashSale {
  flashSale: Load<FlashSaleView | null>
  /** The sale has ended: every price may be another one now, so everything shown is fetched again. */
  onFlashSaleEnd: () => void
}

/** Without categories of the customer's own the sale keeps its own order. */
const noCategories: readonly string[] = []

/**
 * The flash sale; null where none runs.
 * @param orderedCategories names of the customer's own categories, which stand first; null until they are known, which the sale waits for; none by
 *   default
 */
export function useFlashSale(orderedCategories: readonly string[] | null = noCategories): FlashSale {
  const shop = useShop()
  const queryClient = useQueryClient()
  const query = useQuery(flashSaleQuery(shop))
  const { data, dataUpdatedAt } = query
  const view = useMemo(() => {
    if (!orderedCategories) return undefined
    return readable(data, (sale) => {
      const products = [...orderedCategoriesFirst(sale.products, orderedCategories, ({ category }) => category.name)]
      return toFlashSaleView({ ...sale, products }, dataUpdatedAt, shop.locale)
    })
  }, [data, orderedCategories, dataUpdatedAt, shop.locale])
  return {
    flashSale: toLoad(query, 'load_products', view),
    onFlashSaleEnd: () => void queryClient.invalidateQueries(),
  }
}
