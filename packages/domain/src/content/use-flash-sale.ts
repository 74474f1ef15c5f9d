import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toLoad, type Load } from '../action'
import { useShop } from '../shop-context'
import { flashSaleQuery } from './content.queries'
import { toFlashSaleView, type FlashSaleView } from './flash-sale.view'

/** The sale that runs, and what to do when it is over. */
export interface FlashSale {
  flashSale: Load<FlashSaleView | null>
  /** The sale has ended: every price may be another one now, so everything shown is fetched again. */
  onFlashSaleEnd: () => void
}

/** The flash sale; null where none runs. */
export function useFlashSale(): FlashSale {
  const shop = useShop()
  const queryClient = useQueryClient()
  const query = useQuery(flashSaleQuery(shop))
  const { data, dataUpdatedAt } = query
  const view = useMemo(
    () => data && toFlashSaleView(data, dataUpdatedAt, shop.locale),
    [data, dataUpdatedAt, shop.locale],
  )
  return {
    flashSale: toLoad(query, 'load_products', view),
    onFlashSaleEnd: () => void queryClient.invalidateQueries(),
  }
}
