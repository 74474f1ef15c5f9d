import type { ProductListItem } from '@skafferi/api'
import { formatMoney, toMinor } from '../format'
import { displayPrice } from '../product/pricing.rules'
import { toRatingView, toStockView, type PictureView, type RatingView, type StockView } from './parts.view'

/** A product on a shelf. */
export interface ProductCardView {
  id: string
  title: string
  brand: string
  /** The first variant's. */
  sku: string | null
  /** Net content and unit; null where variants differ. */
  packText: string | null
  picture: PictureView
  /** First published within 30 days. */
  isNew: boolean
  rating: RatingView
  /** Over all variants. */
  stock: StockView
  price: {
    text: string
    /** The lowest of several variants. */
    from: boolean
  }
  /** Null where no bulk tier exists. */
  bulkPrice: { text: string; minQuantity: number } | null
  hasMultipleVariants: boolean
  /** What the card's button adds; null where a variant has to be picked, or there is none. */
  variantId: string | null
}

/** The price to show of those by currency: US dollar where there is one, else euro. */
function cardPrice(prices: ProductListItem['prices'], locale: string) {
  const shown = displayPrice(
    Object.entries(prices).map(([currency_code, price]) => ({
      currency_code,
      amount: typeof price === 'number' ? price : price.min_amount,
      from: typeof price !== 'number',
    })),
  )
  return shown && { text: formatMoney(toMinor(shown.amount), shown.currency_code, locale), from: shown.from }
}

/** What a card shows of a product. */
export function toProductCardView(product: ProductListItem, locale: string): ProductCardView {
  const bulk = product.bulk_prices && cardPrice(product.bulk_prices, locale)
  return {
    id: product.id,
    title: product.title,
    brand: product.brand,
    sku: product.sku,
    packText: product.subtitle,
    picture: { src: product.thumbnail, alt: product.title },
    isNew: product.is_new,
    rating: toRatingView(product.average_rating, product.total_reviews, locale),
    stock: toStockView(product.inventory_quantity, locale),
    price: cardPrice(product.prices, locale) ?? { text: '', from: false },
    bulkPrice:
      bulk && product.bulk_min_quantity !== null ? { text: bulk.text, minQuantity: product.bulk_min_quantity } : null,
    hasMultipleVariants: product.has_multiple_variants,
    variantId: product.variant_id,
  }
}
