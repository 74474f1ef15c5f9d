import type { ProductListItem } from '@skafferi/api'
import {
  formatCountry,
  formatDate,
  formatDay,
  formatMilligrams,
  formatMoney,
  formatNumber,
  formatPercent,
  toMinor,
} from '../format'
import { displayPrice, displayTiers, savingPercent, type Tier } from '../product/pricing.rules'
import { toRatingView, toStockView, type PictureView, type RatingView, type StockView } from './parts.view'

/** A bulk price and where it begins. */
export interface BulkPriceView {
  /** Price of one piece, formatted ("€1.48"). */
  text: string
  /** Pieces in a line from which it holds. */
  minQuantity: number
}

/** What a running sale does to a price. */
export interface SaleView {
  /** The price without the sale, formatted ("€1.85"). */
  original: string
  /** How much lower the price is, such as "15%". */
  percent: string
}

/** What is charged for an article, for reckoning with it. */
export interface OfferView {
  currency: string
  /** By rising quantity; at least one. */
  tiers: readonly Tier[]
}

/** When something was ordered last. */
export interface LastOrderedView {
  /** Pieces of it in that order. */
  quantity: number
  /** The same, formatted ("1,240"). */
  text: string
  /** The day, formatted. */
  date: string
  /** The same without its year, for a narrow column. */
  day: string
}

/** A product on a shelf. */
export interface ProductCardView {
  id: string
  title: string
  brand: string
  /** The first variant's. */
  sku: string | null
  /** Net content and unit ("120 g · bag"); null where variants differ. */
  packText: string | null
  picture: PictureView
  /** The same for a line of a list. */
  stamp: PictureView
  /** First published within 30 days. */
  isNew: boolean
  rating: RatingView
  /** Over all variants. */
  stock: StockView
  price: {
    /** Of one piece, formatted. */
    text: string
    /** The lowest of several variants. */
    from: boolean
  }
  /** The running sale; null where none lowers the price shown. */
  sale: SaleView | null
  /** Null where no bulk tier exists. */
  bulkPrice: BulkPriceView | null
  hasMultipleVariants: boolean
  /** What the card's button adds; null where a variant has to be picked, or there is none. */
  variantId: string | null
  /** On the wishlist of the customer's company. */
  isInWishlist: boolean
  /** Nicotine in one pouch, "7 mg" or "4–10 mg" over all variants; null where none is stated. */
  strength: string | null
  /** That the law keeps all variants, or some, out of where the company's goods go, by name; null where it does not. */
  deliveryRestriction: { country: string; variants: 'all' | 'some' } | null
  /** Names of the colours it comes in; empty where it has no choice of colour. */
  colors: readonly string[]
  /** What its only variant costs; null where a variant has to be picked, or there is none. */
  offer: OfferView | null
  /** The company's last order of it; null where it never ordered it. */
  lastOrdered: LastOrderedView | null
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
  return (
    shown && {
      currency: shown.currency_code,
      amount: toMinor(shown.amount),
      text: formatMoney(toMinor(shown.amount), shown.currency_code, locale),
      from: shown.from,
    }
  )
}

/** The sale on a card: from the price without it, never from a figure of its own. */
function toSaleView({ prices, original_prices }: ProductListItem, locale: string): SaleView | null {
  const now = cardPrice(prices, locale)
  const before = original_prices && cardPrice(original_prices, locale)
  if (!now || !before || before.currency !== now.currency || before.amount <= now.amount) return null
  return { original: before.text, percent: formatPercent(savingPercent(before.amount, now.amount), locale) }
}

function toStrength([least, ...others]: readonly number[], locale: string): string | null {
  return least === undefined ? null : formatMilligrams([least, ...others], locale)
}

function toOffer({ tiers: prices }: ProductListItem): OfferView | null {
  const { currency, tiers } = displayTiers(prices)
  return currency === null ? null : { currency, tiers }
}

function toLastOrdered({ last_quantity, last_ordered_at }: ProductListItem, locale: string): LastOrderedView | null {
  if (last_quantity === null || last_ordered_at === null) return null
  const day = { date: formatDate(last_ordered_at, locale), day: formatDay(last_ordered_at, locale) }
  return { quantity: last_quantity, text: formatNumber(last_quantity, locale), ...day }
}

/** What a card shows of a product. */
export function toProductCardView(product: ProductListItem, locale: string): ProductCardView {
  const price = cardPrice(product.prices, locale)
  const bulk = product.bulk_prices && cardPrice(product.bulk_prices, locale)
  return {
    id: product.id,
    title: product.title,
    brand: product.brand,
    sku: product.sku,
    packText: product.subtitle,
    picture: { src: product.thumbnail, alt: product.title },
    stamp: { src: product.stamp ?? product.thumbnail, alt: product.title },
    isNew: product.is_new,
    rating: toRatingView(product.average_rating, product.total_reviews, locale),
    stock: toStockView(product.inventory_quantity, locale),
    price: { text: price?.text ?? '', from: price?.from ?? false },
    sale: toSaleView(product, locale),
    bulkPrice:
      bulk && product.bulk_min_quantity !== null ? { text: bulk.text, minQuantity: product.bulk_min_quantity } : null,
    hasMultipleVariants: product.has_multiple_variants,
    variantId: product.variant_id,
    isInWishlist: product.is_in_wishlist,
    strength: toStrength(product.strengths_mg, locale),
    deliveryRestriction: product.kept_out && {
      country: formatCountry(product.kept_out.country_code, locale),
      variants: product.kept_out.variants,
    },
    colors: product.colors,
    offer: toOffer(product),
    lastOrdered: toLastOrdered(product, locale),
  }
}
