import { unwrap } from '@skafferi/api'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readPieces } from './amount-text.rules'
import { useOffice } from './office-context'
import { readProduct, type ReadProduct } from './product.queries'
import type { SaleItemDraft, SaleProductView } from './promotions.view'
import { lowestPrice, toShopCard } from './shop-card'
import { nearestPercent } from './sale-percent.rules'
import { officeProductsKey } from './use-office-products'

/** How many products are offered for one search. */
const offered = 6

function toSaleProduct(
  { productId, percent }: SaleItemDraft,
  product: ReadProduct['product'] | undefined,
  locale: string,
): SaleProductView {
  const wanted = readPieces(percent)
  const lowest = product && lowestPrice(product)
  const nearest = lowest === undefined || lowest === null ? null : nearestPercent(lowest, wanted ?? 0)
  const isLegal = wanted !== null && nearest === wanted
  return {
    productId,
    title: product?.title ?? productId,
    image: product?.images[0] ?? null,
    percent,
    nearest: isLegal || !product ? undefined : nearest,
    card: product ? toShopCard(product, isLegal ? wanted : null, locale) : null,
  }
}

/** The products of a sale as they are on its first minute, and a search for more of them. */
export function useSaleProducts(items: readonly SaleItemDraft[]) {
  const office = useOffice()
  const [text, setText] = useState('')
  const products = useQueries({
    queries: items.map(({ productId: id }) => ({
      queryKey: [...officeProductsKey, 'one', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readProduct(office, id, signal),
      refetchOnWindowFocus: false,
    })),
  })
  const query = { q: text, status: 'published' as const, limit: offered }
  const search = useQuery({
    queryKey: [...officeProductsKey, 'offered', query],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/products', { params: { query }, signal })),
    enabled: text !== '',
  })
  const found = search.data?.products.filter(({ id }) => items.every(({ productId }) => productId !== id))
  return {
    products: items.map((item, index) => toSaleProduct(item, products[index]?.data?.product, office.locale)),
    /** What was found; null while nothing is searched for. */
    found: text === '' ? null : (found?.map(({ id, title, thumbnail }) => ({ id, title, image: thumbnail })) ?? []),
    searching: search.isFetching,
    search: setText,
  }
}
