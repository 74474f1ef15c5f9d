import { unwrap } from '@skafferi/api'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { refreshLists } from '../forms/use-versioned'
import { pageQuery } from '../list-page'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { officeProductsKey, readProduct } from './product.queries'
import type { StockChange, StockResultView } from './stock.view'
import { toCorrection, toGoodsIn, toMovements, toProductStock } from './to-stock'

/** The articles of a product, and adding to their stock. */
export function useProductStock(id: string) {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const key = [...officeProductsKey, 'one', id]
  const [result, setResult] = useState<StockResultView | null>(null)
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readProduct(office, id, signal),
    refetchOnWindowFocus: false,
  })
  const action = useAction(
    'office',
    async (change: StockChange, signal) => {
      const { stock } =
        change.kind === 'goods_in'
          ? await unwrap(client.POST('/admin/stock/goods-in', { body: toGoodsIn(change), signal }))
          : await unwrap(client.POST('/admin/stock/corrections', { body: toCorrection(change), signal }))
      setResult({ sku: stock.sku, free: stock.inventory_quantity, served: stock.served_quantity })
      refreshLists(cache, officeProductsKey)
      // The form keeps what was typed, and lists what a colleague has changed.
      await cache.invalidateQueries({ queryKey: key })
    },
    { refetchOnUnknown: [key, [...officeProductsKey, 'movements', id]] },
  )
  return {
    stock: toOfficeLoad(query, query.data && toProductStock(query.data.product, office)),
    /** Sends a change. Resolves to true if it was done. */
    send: action.run,
    busy: action.busy,
    problem: action.problem,
    /** The last change that was done; null without one. */
    result,
    /** Clears the problem and the result. */
    reset() {
      action.reset()
      setResult(null)
    },
  }
}

/**
 * A page of the changes of a product's stock.
 * @param page from 1
 * @param hasVariants true if the product has several variants
 */
export function useStockMovements(id: string, { page, hasVariants }: { page: number; hasVariants: boolean }) {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...officeProductsKey, 'movements', id, page],
    queryFn: ({ signal }) =>
      unwrap(
        office.client.GET('/admin/products/{id}/stock-movements', {
          params: { path: { id }, query: pageQuery(page) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
  return toOfficeLoad(query, query.data && toMovements(query.data, hasVariants, office))
}
