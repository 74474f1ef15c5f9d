import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { formatMoney, toMinor } from '../../platform/format'
import { articleName } from '../../rules/catalogue/variant-name'
import { useOffice, type Office } from '../office-context'
import type { OfferedArticleView } from './orders.view'
import { toReplacementQuote } from './to-order-records'

/** The maximum number of products whose articles are offered. */
const maxProducts = 5

type Product = components['schemas']['AdminProduct']

/** The articles of a product that have a SKU and a price. */
function toOffered({ title, images, variants, low_stock }: Product, { locale }: Office): OfferedArticleView[] {
  return variants.flatMap((variant) => {
    const { sku, prices, inventory_quantity: pieces, availability } = variant
    const price = prices.find(({ min_quantity }) => min_quantity === 1) ?? prices[0]
    if (sku === null || price === undefined) return []
    const stock = availability === 'always' ? null : pieces
    return [
      {
        sku,
        name: articleName(title, variant.title, null),
        image: images[0] ?? null,
        unitPrice: formatMoney(toMinor(price.amount), price.currency_code, locale),
        available: stock,
        isLow: stock !== null && stock < (variant.low_stock ?? low_stock),
      },
    ]
  })
}

/** A search for the article that replaces pieces of an order's line, and its price. @param id of the order */
export function useReplacement(id: string) {
  const office = useOffice()
  const action = useAction('office', async (choice: { line: string; pieces: number; sku: string }, signal) => {
    const { line: item_id, pieces: quantity, sku } = choice
    const params = { path: { id }, query: { item_id, quantity, sku: sku.trim() } }
    return toReplacementQuote(
      await unwrap(office.client.GET('/admin/orders/{id}/replacement', { params, signal })),
      office,
    )
  })
  const { client } = office
  const [text, search] = useState('')
  const query = { q: text, status: 'published' as const, limit: maxProducts }
  const found = useQuery({
    queryKey: ['office', 'products', 'replacements', query],
    queryFn: async ({ signal }) => {
      const { products } = await unwrap(client.GET('/admin/products', { params: { query }, signal }))
      return Promise.all(
        products.map(({ id: productId }) =>
          unwrap(client.GET('/admin/products/{id}', { params: { path: { id: productId } }, signal })),
        ),
      )
    },
    placeholderData: keepPreviousData,
    enabled: text !== '',
  })
  return {
    quote: action.busy ? null : (action.result ?? null),
    busy: action.busy,
    problem: action.problem,
    ask: action.run,
    reset: action.reset,
    search,
    /** The matching articles; null before the first search and while it runs. */
    found: text === '' ? null : (found.data?.flatMap((read) => toOffered(read.product, office)) ?? null),
  }
}
