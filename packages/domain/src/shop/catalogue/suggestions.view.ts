import type { Product, ProductList, ProductListItem } from '@skafferi/api'
import { formatCountry, formatDay, formatMoney, formatNumber, toMinor } from '../../platform/format'
import { toStockView, type PictureView } from '../../platform/shared-views/parts.view'
import type { OrderRule } from '../../rules/quantity/order-rule'
import { markWords, type MarkedPart } from '../../rules/catalogue/mark-words'
import { bulkTier, displayPrice, displayTiers, tierFor, type Tier } from '../../rules/pricing/pricing'

/**
 * What can be done with a suggested article: it can be ordered, a variant has to be chosen first, it is out of stock,
 * or it cannot be delivered to the company's country.
 */
export type SuggestionState = 'orderable' | 'choose' | 'out_of_stock' | 'restricted'

/** One suggestion. */
export interface SuggestionView {
  productId: string
  /** Null if a variant has to be chosen, or there is none. */
  variantId: string | null
  title: string
  /** The title, with the search words marked. */
  parts: readonly MarkedPart[]
  sku: string | null
  /** Net content and unit ("120 g · bag"); null if variants differ. */
  packText: string | null
  /** Which quantities can be ordered. */
  orderRule: OrderRule
  /** Pieces in a carton; null without cartons. */
  cartonSize: number | null
  thumbnail: PictureView
  state: SuggestionState
  /** Name of the country that it cannot be delivered to; null if it can. */
  undeliverableTo: string | null
  /** Price of one piece, formatted. */
  price: string
  /** True if `price` is the lowest of several. */
  isLowest: boolean
  /** True if a sale lowers the price. */
  isOnSale: boolean
  /** The first bulk price, formatted; null if there is none. */
  bulkPrice: { text: string; minQuantity: number } | null
  /** The company's last order of the article; null if there is none. */
  lastOrdered: { quantity: number; text: string; day: string } | null
  /** Returns the price of a quantity, formatted; null if it is not known. */
  totalOf: (pieces: number) => string | null
}

/** The suggestions for a typed text. */
export interface SuggestionsView {
  /** The text that was searched for, trimmed. */
  text: string
  /** At most six. */
  rows: readonly SuggestionView[]
  /** The number of products that the search finds, and formatted. */
  total: number
  totalText: string
  /** The article of a complete GTIN; null if there is none. */
  scanned: SuggestionView | null
}

/** The variant of a GTIN, with the card of its product. */
export interface ScannedVariant {
  card: ProductListItem
  variant: Product['variants'][number]
}

function stateOf({ kept_out, variant_id }: ProductListItem, isOut: boolean): SuggestionState {
  if (kept_out?.variants === 'all') return 'restricted'
  if (isOut) return 'out_of_stock'
  return variant_id === null || kept_out ? 'choose' : 'orderable'
}

/** Returns the displayed price of a card. */
function cardPrice(prices: ProductListItem['prices'], locale: string) {
  const price = displayPrice(
    Object.entries(prices).map(([currency_code, value]) => ({
      currency_code,
      amount: typeof value === 'number' ? value : value.min_amount,
    })),
  )
  return price ? formatMoney(toMinor(price.amount), price.currency_code, locale) : ''
}

function totalOf(tiers: readonly Tier[], currency: string | null, locale: string) {
  return (pieces: number) => {
    const tier = tierFor(tiers, pieces)
    return tier && currency !== null ? formatMoney(tier.amount * pieces, currency, locale) : null
  }
}

function toSuggestionView(card: ProductListItem, text: string, locale: string): SuggestionView {
  const { title, bulk_prices, bulk_min_quantity, last_quantity, last_ordered_at, kept_out } = card
  const { currency, tiers } = displayTiers(card.tiers)
  const stock = toStockView(card, locale)
  return {
    productId: card.id,
    variantId: card.variant_id,
    title,
    parts: markWords(title, text),
    sku: card.sku,
    packText: card.subtitle,
    orderRule: stock.orderRule,
    cartonSize: card.carton_size,
    thumbnail: { src: card.stamp ?? card.thumbnail, alt: title },
    state: stateOf(card, stock.state === 'out'),
    undeliverableTo: kept_out && formatCountry(kept_out.country_code, locale),
    price: cardPrice(card.prices, locale),
    isLowest: typeof card.prices.eur !== 'number',
    isOnSale: card.original_prices !== undefined,
    bulkPrice:
      bulk_prices && bulk_min_quantity !== null
        ? { text: cardPrice(bulk_prices, locale), minQuantity: bulk_min_quantity }
        : null,
    lastOrdered:
      last_quantity === null || last_ordered_at === null
        ? null
        : {
            quantity: last_quantity,
            text: formatNumber(last_quantity, locale),
            day: formatDay(last_ordered_at, locale),
          },
    totalOf: totalOf(tiers, currency, locale),
  }
}

/** Creates the view of suggestions. */
export function toSuggestionsView(
  { products, count }: Pick<ProductList, 'products' | 'count'>,
  text: string,
  locale: string,
): SuggestionsView {
  const rows = products.map((product) => toSuggestionView(product, text, locale))
  return { text, rows, total: count, totalText: formatNumber(count, locale), scanned: null }
}

/** Returns the suggestion of one of several variants. */
function toVariantView({ card, variant }: ScannedVariant, locale: string): SuggestionView {
  const { currency, tiers } = displayTiers(variant.prices)
  const [single] = tiers
  const bulk = bulkTier(tiers)
  const money = (amount: number) => (currency === null ? '' : formatMoney(amount, currency, locale))
  const title = `${card.title}, ${variant.title}`
  const { state, orderRule } = toStockView(variant, locale)
  return {
    ...toSuggestionView(card, '', locale),
    variantId: variant.id,
    title,
    parts: markWords(title, ''),
    sku: variant.sku,
    packText: variant.net_content,
    orderRule,
    cartonSize: variant.carton_size,
    thumbnail: { src: variant.stamp ?? variant.thumbnail ?? card.stamp ?? card.thumbnail, alt: title },
    state: stateOf({ ...card, variant_id: variant.id }, state === 'out'),
    price: single ? money(single.amount) : '',
    isLowest: false,
    isOnSale: variant.original_prices !== undefined,
    bulkPrice: bulk ? { text: money(bulk.amount), minQuantity: bulk.min_quantity } : null,
    // Of all variants together.
    lastOrdered: null,
    totalOf: totalOf(tiers, currency, locale),
  }
}

/** Creates the view of the article of a GTIN. */
export function toScannedView(found: ScannedVariant, text: string, locale: string): SuggestionsView {
  const { card } = found
  const scanned = card.variant_id === null ? toVariantView(found, locale) : toSuggestionView(card, '', locale)
  return { text, rows: [], total: 1, totalText: formatNumber(1, locale), scanned }
}
