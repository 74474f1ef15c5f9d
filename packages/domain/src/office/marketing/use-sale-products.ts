import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readPieces } from '../../rules/text/amount-text'
import { formatMoney, toMinor } from '../../platform/format'
import { usePaused } from '../use-paused'
import { useOffice, type Office } from '../office-context'
import { officeProductsKey, readProduct, type VersionedProduct } from '../catalogue/product.queries'
import type { SaleItemDraft, SaleProductView } from './promotions.view'
import { lowestPrice, toShopCard } from '../shop-card'
import { nearestPercent } from '../../rules/pricing/sale'

/** The maximum number of suggestions for a search. */
const maxSuggestions = 6

function toSaleProduct(
  { productId, percent }: SaleItemDraft,
  product: VersionedProduct['product'] | undefined,
  locale: string,
): SaleProductView {
  const typedPercent = readPieces(percent)
  const lowest = product && lowestPrice(product)
  const nearest = lowest === undefined || lowest === null ? null : nearestPercent(lowest, typedPercent ?? 0)
  const isAllowed = typedPercent !== null && nearest === typedPercent
  return {
    productId,
    title: product?.title ?? productId,
    image: product?.images[0] ?? null,
    percent,
    nearest: isAllowed || !product ? undefined : nearest,
    card: product ? toShopCard(product, isAllowed ? typedPercent : null, locale) : null,
  }
}

/** Converts a found product: its price is the lowest of one piece; empty without a price. */
function toFound(
  { id, title, thumbnail, sku, lowest_price: price, currency_code }: components['schemas']['AdminProductListItem'],
  { locale }: Office,
) {
  const priceText = price === null ? '' : formatMoney(toMinor(price), currency_code, locale)
  return { id, title, image: thumbnail, sku: sku ?? '', price: priceText }
}

/** The products of a sale as they will be at its start, and a search for more. */
export function useSaleProducts(items: readonly SaleItemDraft[]) {
  const office = useOffice()
  const [typed, setTyped] = useState('')
  const text = usePaused(typed.trim())
  const products = useQueries({
    queries: items.map(({ productId: id }) => ({
      queryKey: [...officeProductsKey, 'one', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readProduct(office, id, signal),
      refetchOnWindowFocus: false,
    })),
  })
  const query = { q: text, status: 'published' as const, limit: maxSuggestions }
  const search = useQuery({
    queryKey: [...officeProductsKey, 'offered', query],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/products', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    enabled: text !== '',
  })
  const found = search.data?.products.filter(({ id }) => items.every(({ productId }) => productId !== id))
  return {
    products: items.map((item, index) => toSaleProduct(item, products[index]?.data?.product, office.locale)),
    /** The found products; null without a search. */
    found: text === '' ? null : (found?.map((product) => toFound(product, office)) ?? []),
    searching: search.isFetching,
    search: setTyped,
  }
}
