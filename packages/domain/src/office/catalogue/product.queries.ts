import type { components } from '@skafferi/api/admin'
import { unwrap } from '@skafferi/api'
import type { QueryClient } from '@tanstack/react-query'
import { missingContentError } from './missing-content'
import type { Office } from '../office-context'
import type { StockMove } from './product-change'

/** The query key of products. */
export const officeProductsKey = ['office', 'products'] as const

/** A product with the entity tag that a change of it must send. */
export interface VersionedProduct {
  product: components['schemas']['AdminProduct']
  tag: string
}

interface Answer {
  data?: { product: VersionedProduct['product'] }
  response: Response
}

function readOf({ data, response }: Answer): VersionedProduct {
  const tag = response.headers.get('etag')
  if (!data || tag === null) throw missingContentError()
  return { product: data.product, tag }
}

/** Reads a product. */
export async function readProduct({ client }: Office, id: string, signal?: AbortSignal): Promise<VersionedProduct> {
  return readOf(await client.GET('/admin/products/{id}', { params: { path: { id } }, signal }))
}

/** Changes a product. @throws ApiError 412 if it has changed since it was read */
export async function changeProduct(
  { client }: Office,
  { product: { id }, tag }: VersionedProduct,
  body: components['schemas']['ProductChange'],
  signal?: AbortSignal,
): Promise<VersionedProduct> {
  const params = { path: { id }, header: { 'If-Match': tag } }
  return readOf(await client.POST('/admin/products/{id}', { params, body, signal }))
}

/**
 * Adds pieces to a stock as goods in, or takes them away as a correction of the count.
 * @throws ApiError 409 `stock_changed` if the displayed stock is outdated, `stock_too_low`
 */
export async function moveStock({ client }: Office, { sku, change, seen }: StockMove, signal?: AbortSignal) {
  const article = { sku, replaces_inventory_quantity: seen }
  const { stock } = await (change > 0
    ? unwrap(client.POST('/admin/stock/goods-in', { body: { ...article, quantity: change }, signal }))
    : unwrap(client.POST('/admin/stock/corrections', { body: { ...article, change, reason: 'counted' }, signal })))
  return stock
}

type ListedProduct = components['schemas']['AdminProductListItem']

/** The figures of a stored product that a list shows. Those of several variants are left to the list. */
function listedFigures({
  status,
  variants: [variant, ...others],
}: VersionedProduct['product']): Partial<ListedProduct> {
  if (variant === undefined || others.length > 0) return { status }
  const prices = variant.prices.toSorted((a, b) => a.min_quantity - b.min_quantity)
  const price = prices.find(({ min_quantity: from }) => from === 1)?.amount ?? null
  return {
    status,
    lowest_price: price,
    highest_price: price,
    tiers: prices
      .filter(({ min_quantity: from }) => from > 1)
      .map(({ min_quantity, amount }) => ({ min_quantity, amount })),
    inventory_quantity: variant.inventory_quantity,
    availability: variant.availability,
  }
}

/**
 * Shows a stored answer in all read lists of products, also of pages that were left. Answers of requests from before it
 * are dropped, and the lists are read again.
 */
export async function showInLists(cache: QueryClient, product: VersionedProduct['product']): Promise<void> {
  const queryKey = [...officeProductsKey, 'list']
  await cache.cancelQueries({ queryKey })
  cache.setQueriesData<components['schemas']['AdminProductList']>({ queryKey }, (list) =>
    list === undefined
      ? undefined
      : {
          ...list,
          products: list.products.map((each) =>
            each.id === product.id ? { ...each, ...listedFigures(product) } : each,
          ),
        },
  )
}

/**
 * Archives or restores a product. @throws ApiError 409 if it is already in that state; 412 if it has changed since it
 * was read
 */
export async function archiveProduct(
  { client }: Office,
  { product: { id }, tag }: VersionedProduct,
  what: 'archive' | 'restore',
  signal: AbortSignal,
): Promise<VersionedProduct> {
  const params = { path: { id }, header: { 'If-Match': tag } }
  const path = what === 'archive' ? '/admin/products/{id}/archive' : '/admin/products/{id}/restore'
  return readOf(await client.POST(path, { params, signal }))
}

/** Adds a product. @throws ApiError 400 with fields */
export async function createProduct(
  { client }: Office,
  body: components['schemas']['ProductRequest'],
  signal: AbortSignal,
): Promise<VersionedProduct> {
  return readOf(await client.POST('/admin/products', { body, signal }))
}
