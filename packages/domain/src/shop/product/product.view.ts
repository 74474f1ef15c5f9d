import type { Product, VisitorProduct } from '@skafferi/api'
import type { Problem } from '../../platform/action'
import type { UpdatedCartView } from '../cart'
import {
  toDaysView,
  toRatingView,
  toStockView,
  type PictureView,
  type RatingView,
  type StockView,
  type TransitDaysView,
} from '../../platform/shared-views'
import {
  formatDate,
  formatGrams,
  formatList,
  formatMoney,
  formatNumber,
  formatRoundMoney,
  shopCurrency,
  toMinor,
} from '../../platform/format'
import type { Shop } from '../shop-context'
import { toLabelView, type LabelView } from './label.view'
import { toMarketView, toNicotineView, type MarketView, type NicotineView } from './market.view'
import { toOptionViews, type AnyVariant, type OptionView } from './option.view'
import { toPricingView, type PricingView } from './price.view'
import { combinePublic, combineStated, shipsNow, stockStateOf } from '../../rules/catalogue/stock'
import {
  allowedVariants,
  checkQuantity,
  findVariant,
  minimumFor,
  type ChosenOptions,
  type OrderMode,
  type PurchaseRefusal,
  type QuantityRefusal,
} from '../../rules/catalogue/product'
import { bulkTier } from '../../rules/pricing/pricing'

/** A delivery option. */
export interface ShippingRateView {
  id: string
  /** The carrier's or service's own name. */
  name: string
  days: TransitDaysView
  /** Formatted; null if free. */
  price: string | null
  /** Value of goods from which it applies, formatted; null for any. */
  from: string | null
}

/** The state of a purchase from a product page. */
export interface PurchaseState {
  /** `adding` and `buying` name the pending button; `added` lasts until the choice changes. */
  status: 'idle' | 'adding' | 'buying' | 'added'
  /** Why the store refused. */
  problem: Problem | null
  /** Why it was not sent. */
  refusal: PurchaseRefusal | null
  /** The updated cart; null (default) unless it was added. */
  cart?: UpdatedCartView | null
}

/** Deposit on each can or bottle, which the shop does not charge. */
export interface DepositView {
  kind: 'small' | 'large'
  /** Of one can or bottle, formatted in its own currency. */
  amount: string
  /** The first day of this amount, such as "1 Sept 2025". */
  since: string
}

/** A price tier for visitors, without its price. */
export interface QuantityStepView {
  /** Minimum quantity. */
  from: number
  /** Maximum quantity; null for the last step. */
  to: number | null
  /** Formatted. */
  fromText: string
}

/** A product's page. */
export interface ProductView extends PricingView {
  id: string
  title: string
  /** Empty if it has none. */
  brand: string
  /** Null if it is in no category. */
  category: { name: string; handle: string } | null
  /** SKU of the chosen variant; null while none is chosen. */
  sku: string | null
  /** First published within 30 days. */
  isNew: boolean
  /** Minimum age in years; null if there is none. */
  ageLimit: number | null
  /** Strength and flavour of a nicotine pouch. */
  nicotine: NicotineView
  /** Delivery countries; null for visitors. */
  market: MarketView | null
  /** Deposit on each can or bottle; null if there is none, and for visitors. */
  deposit: DepositView | null
  /** In display order. */
  pictures: readonly (PictureView & { id: string })[]
  /** Plain text; a blank line starts a paragraph. */
  description: string
  rating: RatingView
  tags: readonly string[]
  /** Information on the label. */
  label: LabelView
  /** Quantities at which the price falls, starting with 1; empty for customers, who see the prices. */
  steps: readonly QuantityStepView[]
  /** Those quantities in one line ("50 and 200"); empty if the price does not fall. */
  stepsText: string
  /** False for visitors, who see a sign-in link in place of the price. */
  priced: boolean
  mode: OrderMode
  /** True if there is a bulk price, so that the order mode can be chosen. */
  hasBulk: boolean
  /** Minimum quantity of the chosen variant in bulk mode, or of the product, in its smallest packs. */
  bulkMinimum: number
  /** In the order they are chosen. */
  options: readonly OptionView[]
  /** Stock of the chosen variant, or of all that match the choice. */
  stock: StockView
  /** True if no variant is in stock. */
  soldOut: boolean
  /** True if a piece ships at once, so that the delivery of an order placed now can be stated. */
  shipsNow: boolean
  /** Name of one piece ("can"); null while variants with different names match the choice. */
  unit: string | null
  /** Net content and unit ("14 g · can"). */
  packText: string | null
  /** Pieces as entered, valid or not; null if the text is not a whole number. */
  quantity: number | null
  /** Pieces of the chosen variant in the cart, which count against the stock too. */
  inCart: number
  /** Why this quantity cannot be ordered; null if it can. Prices are then those of the minimum, without a total. */
  quantityRefusal: QuantityRefusal | null
  /** Minimum quantity of the chosen pack in the current mode. */
  minimum: number
  /** Pieces in a full carton; null if it has none, or while variants with different ones match the choice. */
  carton: number | null
  /** Suggested quantities. */
  quickQuantities: readonly number[]
  /** In the order of the data sheet. */
  specification: readonly { name: string; value: string }[]
  /** In grams, formatted ("14 g"); null if unknown, or while variants with different ones match the choice. */
  weight: string | null
  shipping: readonly ShippingRateView[]
  /** True if it is on the company's wishlist; null for visitors, who have none. */
  isInWishlist: boolean | null
}

/** The buyer's choices on a product page. */
export interface ProductChoice {
  options: ChosenOptions
  mode: OrderMode
  /** As entered, null if the text is not a whole number; the minimum if it is left out. */
  quantity?: number | null
  /** Pieces of the chosen variant in the cart; 0 by default. */
  inCart?: number
}

/** Default bulk minimum (Specification (shopping) §9). */
const defaultBulkMinimum = 50

/**
 * Returns the minimum quantity in bulk mode, in smallest packs: that of the chosen variant's bulk price, otherwise of
 * the product's; the default for visitors.
 */
function bulkMinimumOf(product: Product | VisitorProduct, chosen: AnyVariant | undefined): number {
  if (!product.priced) return defaultBulkMinimum
  const own = product.variants.find(({ id }) => id === chosen?.id)
  const tier = own && bulkTier(own.prices)
  return (own && tier ? tier.min_quantity * own.pieces : product.bulk_min_quantity) ?? defaultBulkMinimum
}

function toPictures(product: Product | VisitorProduct, variant: AnyVariant | undefined): ProductView['pictures'] {
  if (product.images.length === 0) return [{ id: product.id, src: product.thumbnail, alt: product.title }]
  const isOfVariant = ({ url }: { url: string }) => url === variant?.thumbnail
  const inOrder = [...product.images.filter(isOfVariant), ...product.images.filter((image) => !isOfVariant(image))]
  return inOrder.map(({ id, url, large, alt }) => ({ id, src: large ?? url, alt }))
}

function toPackText(product: Product | VisitorProduct, variant: AnyVariant | undefined): string | null {
  if (!variant) return product.subtitle
  return variant.net_content ? `${variant.net_content} · ${variant.unit}` : variant.unit
}

function toShipping({ delivery, locale }: Pick<Shop, 'delivery' | 'locale'>): ShippingRateView[] {
  return delivery.options.map(({ id, name, amount, goodsFrom, days, isMaxCalendar }) => ({
    id,
    name,
    days: toDaysView(days, isMaxCalendar),
    price: amount === 0 ? null : formatMoney(amount, shopCurrency, locale),
    from: goodsFrom === 0 ? null : formatRoundMoney(goodsFrom, shopCurrency, locale),
  }))
}

/** Pieces in a carton of these variants; null if they have none, or different ones. */
function cartonOf(variants: readonly AnyVariant[]): number | null {
  const [only = null, ...others] = new Set(variants.map(({ carton_size }) => carton_size))
  return others.length === 0 ? only : null
}

/** Suggested quantities above the minimum: full cartons, once and twice, and the first quantity of each lower price. */
function toQuickQuantities(minimum: number, carton: number | null, tiers: PricingView['tiers']): number[] {
  const cartons = carton === null ? [] : [1, 2].map((times) => Math.ceil(minimum / carton) * carton * times)
  const lower = tiers.filter((tier) => tier.isBulkPrice).map((tier) => tier.from)
  return [...new Set([...cartons, ...lower])].filter((pieces) => pieces > minimum).sort((a, b) => a - b)
}

function toDepositView(deposit: Product['deposit'], locale: string): DepositView | null {
  if (deposit === null) return null
  const { kind, amount, currency_code, valid_from } = deposit
  return { kind, amount: formatMoney(toMinor(amount), currency_code, locale), since: formatDate(valid_from, locale) }
}

function toSteps(quantities: readonly number[], locale: string): QuantityStepView[] {
  return quantities.map((from, index) => {
    const next = quantities[index + 1]
    const to = next === undefined ? null : next - 1
    return { from, to, fromText: formatNumber(from, locale) }
  })
}

/** Returns the weight that all allowed variants share; null if it is unknown or differs. */
function weightOf({ weight: ofProduct }: Pick<Product, 'weight'>, allowed: readonly AnyVariant[], locale: string) {
  const [weight, ...others] = new Set(allowed.map(({ variant_weight_g: own }) => own ?? ofProduct))
  return weight == null || others.length > 0 ? null : formatGrams(weight, locale)
}

/** Returns the view of a product page. */
export function toProductView(
  product: Product | VisitorProduct,
  choice: ProductChoice,
  shop: Pick<Shop, 'delivery' | 'locale'>,
): ProductView {
  const { locale } = shop
  const { options, mode, inCart = 0 } = choice
  const variant = findVariant<AnyVariant>(product.variants, options)
  const allowed = variant ? [variant] : allowedVariants<AnyVariant>(product.variants, options)
  const allowedIds = new Set(allowed.map(({ id }) => id))
  const priced = product.priced ? product.variants.filter(({ id }) => allowedIds.has(id)) : []
  const visible = product.priced ? [] : product.variants.filter(({ id }) => allowedIds.has(id))
  const bulkMinimum = bulkMinimumOf(product, variant)
  const stock = toStockView(product.priced ? combineStated(priced) : combinePublic(visible), locale)
  const order = {
    mode,
    orderRule: stock.orderRule,
    bulkMinimum,
    pieces: variant?.pieces,
    stock: variant && stock.limit !== null ? stock.limit - inCart : null,
  }
  const minimum = minimumFor(order)
  const quantity = choice.quantity === undefined ? minimum : choice.quantity
  const quantityRefusal = checkQuantity(quantity, order)
  // With pieces in the cart the total here is not what the line will cost.
  const maximum = inCart > 0 ? 0 : (stock.limit ?? stock.orderRule.maximum)
  const pricing = toPricingView(
    priced,
    quantityRefusal === null ? quantity : null,
    minimum,
    { ...stock.orderRule, maximum },
    locale,
  )
  const carton = cartonOf(allowed)
  const steps = product.priced ? [] : toSteps(product.quantity_steps, locale)
  const units = new Set(allowed.map(({ unit }) => unit))
  return {
    ...pricing,
    id: product.id,
    title: product.title,
    brand: product.brand,
    category: product.category && { name: product.category.name, handle: product.category.handle },
    sku: variant?.sku ?? null,
    isNew: product.is_new,
    ageLimit: product.age_limit,
    nicotine: toNicotineView(product, allowed, locale),
    market: product.priced ? toMarketView(product, allowed, shop) : null,
    deposit: product.priced ? toDepositView(product.deposit, locale) : null,
    pictures: toPictures(product, variant),
    description: product.description,
    rating: toRatingView(product.average_rating, product.total_reviews, locale),
    tags: product.tags,
    label: toLabelView(product, allowed),
    steps,
    stepsText: formatList(
      steps.slice(1).map(({ fromText }) => fromText),
      locale,
    ),
    priced: product.priced,
    mode,
    hasBulk: product.priced && product.bulk_min_quantity !== null,
    bulkMinimum,
    options: toOptionViews(product, options),
    // Cans and cartons have no sum.
    stock: units.size > 1 ? { ...stock, quantity: null, limit: null } : stock,
    soldOut: stockStateOf(product.priced ? combineStated(product.variants) : combinePublic(product.variants)) === 'out',
    shipsNow: allowed.some(shipsNow),
    unit: units.size === 1 ? (allowed[0]?.unit ?? null) : null,
    packText: toPackText(product, variant),
    quantity,
    inCart,
    quantityRefusal,
    minimum,
    carton,
    quickQuantities: toQuickQuantities(minimum, carton, pricing.tiers),
    specification: product.specification,
    weight: weightOf(product, allowed, locale),
    shipping: toShipping(shop),
    isInWishlist: product.priced ? product.is_in_wishlist : null,
  }
}
