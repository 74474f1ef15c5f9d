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
  type Minor,
} from '../format'
import { displayPrice, displayTiers, savingPercent, type Tier } from '../../rules/pricing/pricing'
import { lineRule } from '../../rules/quantity/order-limits'
import { toRatingView, toStockView, type PictureView, type RatingView, type StockView } from './parts.view'

/** A bulk price and its minimum quantity. */
export interface BulkPriceView {
  /** Unit price, formatted ("€1.48"). */
  text: string
  /** Minimum number of pieces in a cart line. */
  minQuantity: number
}

/** The reduction of a price in the current sale. */
export interface SaleView {
  /** The price without the sale, formatted ("€1.85"). */
  original: string
  /** The reduction, e.g. "15%". */
  percent: string
  /** Its last day ("6 Dec"); null if unknown. */
  lastDay: string | null
}

/** The price tiers of an article, for calculations. */
export interface OfferView {
  currency: string
  /** By ascending quantity; at least one. */
  tiers: readonly Tier[]
}

/** The company's last order of a product. */
export interface LastOrderedView {
  /** Pieces of the product in that order. */
  quantity: number
  /** `quantity`, formatted ("1,240"). */
  text: string
  /** The date, formatted. */
  date: string
  /** The date without the year, for a narrow column. */
  day: string
}

/** A product card. */
export interface ProductCardView {
  id: string
  title: string
  brand: string
  /** SKU of the first variant. */
  sku: string | null
  /** Net content and unit ("120 g · bag"); null if variants differ. */
  packText: string | null
  picture: PictureView
  /** The small picture, for rows of lists. */
  thumbnail: PictureView
  /** First published within the last 30 days. */
  isNew: boolean
  rating: RatingView
  /** Stock of all variants. */
  stock: StockView
  price: {
    /** Unit price, formatted. */
    text: string
    /** True if it is the lowest of several prices. */
    from: boolean
  }
  /** The current sale; null if none lowers the displayed price. */
  sale: SaleView | null
  /** Null if there is no bulk tier. */
  bulkPrice: BulkPriceView | null
  hasMultipleVariants: boolean
  /** The variant that the card's button adds; null if the buyer must choose one, or there is none. */
  variantId: string | null
  /** True if it is on the company's wishlist. */
  isInWishlist: boolean
  /** Nicotine per pouch over all variants, "7 mg" or "4–10 mg"; null if not specified. */
  strength: string | null
  /** The delivery country in which all or some variants are prohibited; null if none are. */
  deliveryRestriction: { country: string; variants: 'all' | 'some' } | null
  /** Names of its colours; empty if there is no choice of colour. */
  colors: readonly string[]
  /** Price tiers of its only variant; null if the buyer must choose one, or there is none. */
  offer: OfferView | null
  /** Pieces in a full carton; null if it has none, or if the buyer must choose a variant. */
  carton: number | null
  /** The company's last order of it; null if there is none. */
  lastOrdered: LastOrderedView | null
}

/** Selects the displayed price by currency: US dollars if available, else euro. */
function cardPrice(prices: ProductListItem['prices'], locale: string) {
  const price = displayPrice(
    Object.entries(prices).map(([currency_code, value]) => ({
      currency_code,
      amount: typeof value === 'number' ? value : value.min_amount,
      from: typeof value !== 'number',
    })),
  )
  return (
    price && {
      currency: price.currency_code,
      amount: toMinor(price.amount),
      text: formatMoney(toMinor(price.amount), price.currency_code, locale),
      from: price.from,
    }
  )
}

/** A price with and without a sale. */
interface SalePrices {
  currency: string
  amount: Minor
  /** Null without a sale. */
  original: Minor | null
  /** YYYY-MM-DD. */
  lastDay?: string
}

/** Returns the sale of a card, or of a product's page; null if it does not lower the price. */
export function toSaleView({ currency, amount, original, lastDay }: SalePrices, locale: string): SaleView | null {
  if (original === null || original <= amount) return null
  return {
    original: formatMoney(original, currency, locale),
    percent: formatPercent(savingPercent(original, amount), locale),
    lastDay: lastDay === undefined ? null : formatDay(lastDay, locale),
  }
}

function cardSale(
  { prices, original_prices, sale_last_day: lastDay }: ProductListItem,
  locale: string,
): SaleView | null {
  const current = cardPrice(prices, locale)
  const regular = original_prices && cardPrice(original_prices, locale)
  if (!current || regular?.currency !== current.currency) return null
  return toSaleView({ ...current, original: regular.amount, lastDay }, locale)
}

function toStrength([lowest, ...others]: readonly number[], locale: string): string | null {
  return lowest === undefined ? null : formatMilligrams([lowest, ...others], locale)
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

/** The stock of a card, whose quantity is at most the pieces that can be ordered. */
function toLimitedStock(product: ProductListItem, locale: string): StockView {
  const stock = toStockView(product, locale)
  return stock.limit === null ? stock : { ...stock, orderRule: lineRule({ stock: stock.limit }) }
}

/** Creates the card of a product. */
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
    thumbnail: { src: product.stamp ?? product.thumbnail, alt: product.title },
    isNew: product.is_new,
    rating: toRatingView(product.average_rating, product.total_reviews, locale),
    stock: toLimitedStock(product, locale),
    price: { text: price?.text ?? '', from: price?.from ?? false },
    sale: cardSale(product, locale),
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
    carton: product.carton_size,
    lastOrdered: toLastOrdered(product, locale),
  }
}
