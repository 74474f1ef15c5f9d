import type { components } from '@skafferi/api/admin'
import { toProductCardView, type ProductCardView } from '../platform/shared-views'
import { unitPrices } from '../rules/catalogue/card'
import { combineStated } from '../rules/catalogue/stock'
import { toMinor, type Minor } from '../rules/pricing/money'
import { shopCurrency } from '../rules/pricing/shop-currency'
import { tiersIn } from '../rules/pricing/pricing'
import { chargedTiers, type PriceSet } from '../rules/pricing/quote'

type Product = components['schemas']['AdminProduct']

/** The price of one piece of each variant in the shop's currency; no tier if it has none. */
const singlesOf = ({ variants }: Product): Pick<PriceSet, 'tiers'>[] =>
  variants.map(({ prices }) => ({
    tiers: tiersIn(
      shopCurrency,
      prices.filter(({ min_quantity }) => min_quantity === 1),
    ),
  }))

/** The lowest price of a product at any quantity; null if it has none. */
export function lowestPrice({ variants }: Product): Minor | null {
  const amounts = variants.flatMap(({ prices }) => prices.map(({ amount }) => toMinor(amount)))
  return amounts.length === 0 ? null : Math.min(...amounts)
}

const strengthsIn = ({ variants }: Product) =>
  [...new Set(variants.flatMap(({ strength_mg: strength }) => (strength === null ? [] : [strength])))].sort(
    (a, b) => a - b,
  )

/**
 * A product's card as buyers see it, without data of the buyer's company. Null without a price.
 * @param percent the discount of a sale; null without a sale
 */
export function toShopCard(product: Product, percent: number | null, locale: string): ProductCardView | null {
  const singles = singlesOf(product)
  if (singles.every(({ tiers }) => tiers.length === 0)) return null
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
    category: null,
    has_multiple_variants: !isOne,
    variant_id: isOne ? only.id : null,
    prices: unitPrices(singles.map(({ tiers }) => ({ tiers: chargedTiers({ tiers, salePercent: percent }) }))),
    ...(percent !== null && { original_prices: unitPrices(singles) }),
    bulk_min_quantity: null,
    ...combineStated(
      product.variants.map((variant) => ({ ...variant, low_stock: variant.low_stock ?? product.low_stock })),
    ),
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
    carton_size: null,
  }
  return toProductCardView(card, locale)
}
