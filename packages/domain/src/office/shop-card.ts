import type { components } from '@skafferi/api/admin'
import type { ProductListItem } from '@skafferi/api'
import { toProductCardView, type ProductCardView } from '../platform/shared-views'
import { toMajor, toMinor, type Minor } from '../rules/pricing/money'
import { salePrice } from '../rules/pricing/sale'

type Product = components['schemas']['AdminProduct']

const singlesOf = ({ variants }: Product): Minor[] =>
  variants.flatMap(({ prices }) =>
    prices.filter(({ min_quantity }) => min_quantity === 1).map(({ amount }) => toMinor(amount)),
  )

/** The lowest price of a product at any quantity; null if it has none. */
export function lowestPrice({ variants }: Product): Minor | null {
  const amounts = variants.flatMap(({ prices }) => prices.map(({ amount }) => toMinor(amount)))
  return amounts.length === 0 ? null : Math.min(...amounts)
}

const strengthsIn = ({ variants }: Product) =>
  [...new Set(variants.flatMap(({ strength_mg: strength }) => (strength === null ? [] : [strength])))].sort(
    (a, b) => a - b,
  )

function cardPrices(singles: readonly Minor[], percent: number | null): ProductListItem['prices'] {
  const lowest = toMajor(salePrice(Math.min(...singles), percent))
  return { eur: new Set(singles).size === 1 ? lowest : { min_amount: lowest } }
}

/**
 * A product's card as buyers see it, without data of the buyer's company. Null without a price.
 * @param percent the discount of a sale; null without a sale
 */
export function toShopCard(product: Product, percent: number | null, locale: string): ProductCardView | null {
  const singles = singlesOf(product)
  if (singles.length === 0) return null
  const [only, ...others] = product.variants
  const isOne = only !== undefined && others.length === 0
  const card = {
    id: product.id,
    title: product.title,
    subtitle: isOne ? [only.net_content, only.unit].filter(Boolean).join(' · ') : null,
    handle: product.handle,
    brand: product.brand,
    sku: only?.sku ?? null,
    status: 'published' as const,
    thumbnail: product.images[0] ?? null,
    stamp: null,
    category: { id: '', name: product.category, handle: '' },
    has_multiple_variants: !isOne,
    variant_id: isOne ? only.id : null,
    prices: cardPrices(singles, percent),
    ...(percent !== null && { original_prices: cardPrices(singles, null) }),
    bulk_min_quantity: null,
    inventory_quantity: product.variants.reduce((sum, { inventory_quantity: pieces }) => sum + pieces, 0),
    is_in_wishlist: false,
    is_new: false,
    average_rating: null,
    total_reviews: 0,
    colors: [],
    strengths_mg: strengthsIn(product),
    kept_out: null,
    tiers: [],
    last_ordered_at: null,
    last_quantity: null,
  }
  return toProductCardView(card, locale)
}
