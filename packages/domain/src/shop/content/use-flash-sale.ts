import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable, toLoad, type Load } from '../../platform/action'
import { orderedCategoriesFirst } from '../catalogue'
import { useShop } from '../shop-context'
import { flashSaleQuery } from './content.queries'
import { toFlashSaleView, type FlashSaleView } from './flash-sale.view'

/** The current flash sale, and the handler of its end. */
export interface FlashSale {
  flashSale: Load<FlashSaleView | null>
  /** Called when the sale ends: refetches all displayed data, because prices may have changed. */
  onFlashSaleEnd: () => void
}

/** Without ordered categories, the sale keeps its order. */
const noCategories: readonly string[] = []

/**
 * Loads the flash sale; null if there is none.
 * @param orderedCategories names of the categories that the customer orders from, which are sorted first; null while
 * they load; none by default
 */
export function useFlashSale(orderedCategories: readonly string[] | null = noCategories): FlashSale {
  const shop = useShop()
  const queryClient = useQueryClient()
  const query = useQuery(flashSaleQuery(shop))
  const { data, dataUpdatedAt } = query
  const view = useMemo(() => {
    if (!orderedCategories) return undefined
    return readable(data, (sale) => {
      const products = [...orderedCategoriesFirst(sale.products, orderedCategories, ({ category }) => category?.name)]
      return toFlashSaleView({ ...sale, products }, dataUpdatedAt, shop.locale)
    })
  }, [data, orderedCategories, dataUpdatedAt, shop.locale])
  return {
    flashSale: toLoad(query, 'load_products', view),
    onFlashSaleEnd: () => void queryClient.invalidateQueries(),
  }
}
