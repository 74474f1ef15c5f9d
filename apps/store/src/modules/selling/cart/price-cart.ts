import { toReferences, type References } from '@skafferi/domain/rules/checkout/references'
import type { Address, Cart, CountryCode } from '@skafferi/api'
import {
  deliveredTotals,
  lineAmounts,
  priceLines,
  type CartTotals,
  type LineTotals,
} from '@skafferi/domain/rules/cart/cart'
import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { deliveryWindowFor, dispatchDay, type DeliveryWindow } from '@skafferi/domain/rules/delivery/delivery'
import { toPayment } from '@skafferi/domain/rules/checkout/payment'
import type { ShippingRate } from '@skafferi/domain/rules/delivery/delivery-settings'
import { optionsTo, toShippingOption } from '@skafferi/domain/rules/delivery/shipping'
import { toTax, type BookedTax } from '@skafferi/domain/rules/tax/tax-sums'
import { rateChangeWithin, rateIn, taxDecision } from '@skafferi/domain/rules/tax/tax'
import { countsAsValid } from '@skafferi/domain/rules/tax/vat-id'
import { allToMajor, toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { isDeliverable } from '@skafferi/domain/rules/catalogue/market'
import { backorderOf, firstBackorderDay, type Backorder } from '@skafferi/domain/rules/catalogue/stock'
import { subtitleOf } from '@skafferi/domain/rules/catalogue/product'
import { toTierPrices } from '@skafferi/domain/rules/pricing/pricing'
import { toStatedLimits } from '@skafferi/domain/rules/quantity/order-limits'
import { quote, type QuotedLine } from '@skafferi/domain/rules/pricing/quote'
import { variantName } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Session } from '../../../platform/http/handler'
import { priceContextOf } from '../../pricing'
import { pricePromotions, type PricedPromotion } from './price-promotions'
import type { CartPromotionRow } from './cart-promotions.repo'
import type { CartRow, LineRow } from './cart.repo'
import type { PricingTerms } from './pricing-terms'

/** The data from which a cart is priced. */
export interface CartContent {
  /** Undefined if the company has no open cart. */
  cart: CartRow | undefined
  lines: readonly LineRow[]
  /** In the order they were added. */
  promotions: readonly CartPromotionRow[]
}

/** A line with amounts in minor units. */
export interface PricedLine extends QuotedLine<LineRow> {
  /** Percent. */
  taxRate: number
  /** True if the law allows it in the cart's destination on the first possible delivery date. */
  deliverable: boolean
  /** The pieces that ship later; null if all are in stock. */
  backorder: Backorder | null
  totals: LineTotals
}

/** A cart with its amounts in minor units. */
export interface PricedCart {
  /** Null if the company has no open cart. */
  id: string | null
  /** ISO 4217, lower case. */
  currency: string
  /** Determines shipping and tax. */
  country: CountryCode
  lines: PricedLine[]
  promotions: PricedPromotion[]
  totals: CartTotals
  /** Its tax treatment, and the totals by rate. */
  tax: BookedTax
  /** The first date within the delivery time from which other rates apply; null if none is known. */
  taxChangesOn: string | null
  /** Null if there are no lines, and if the shop does not deliver to the country. */
  shipping: ShippingRate | null
  /** The delivery options to the country. */
  shippingOptions: readonly ShippingRate[]
  /**
   * Delivery window if the cart is ordered now; for an empty cart, that of an order of any amount. Null if no delivery
   * option applies.
   */
  delivery: DeliveryWindow | null
  /** Expected dispatch date if the cart is ordered now. Its law decides the tax. */
  dispatchDate: string
  shippingAddress: Address | null
  billingAddress: Address | null
  /** Payment terms if the cart is ordered now. */
  payment: Cart['payment']
  references: References
  /** True if a purchase order number is required. */
  poRequired: boolean
  /** Minimum net amount of goods in an order; null if there is none. */
  orderMinimum: Minor | null
}

/** A cart's version and the author of the last change. */
export type CartVersion = Pick<Cart, 'version' | 'changed_by'>

/** Returns the time from which the pieces that ship first are dispatched. */
function dispatchStart(now: Date, lines: Parameters<typeof firstBackorderDay>[0]): Date {
  const day = firstBackorderDay(lines)
  return day === null ? now : new Date(Math.max(now.getTime(), Date.parse(day)))
}

/**
 * Prices a cart by the shop's rules and taxes it by the law of the expected dispatch date. Its destination is the
 * delivery address, otherwise the company's country.
 */
export function priceCart(
  { cart, ...content }: CartContent,
  company: Session['company'],
  terms: PricingTerms,
): PricedCart {
  const { now, seller, orderMinimum } = terms
  const country = cart?.shippingAddress?.country_code ?? company.countryCode
  const buyer = { vatId: company.vatId, isValid: countsAsValid(company, now) }
  const today = wallClock(now, terms.delivery.timeZone).date
  const contents = content.lines.map((line) => ({ ...line, backorder: backorderOf(line.quantity, line, today) }))
  const { currency, goods, lines: quotedLines } = quote(contents, priceContextOf(company, now))
  const shipsFrom = dispatchStart(now, contents)
  const delivery = deliveryWindowFor(shipsFrom, terms, country, goods)
  const dispatchDate = dispatchDay(shipsFrom, terms)
  const decision = taxDecision({ seller, country, buyer, date: dispatchDate })
  const destination = { country_code: country, date: delivery?.start_date ?? dispatchDate }
  const taxedLines = quotedLines.map((row) => ({
    ...row,
    taxRate: rateIn(decision, row.taxClass),
    deliverable: isDeliverable(row.limits, row.strengthMg, destination),
  }))
  const promotions = pricePromotions(content.promotions, goods, now)
  const lines = priceLines(
    taxedLines,
    promotions.reduce((sum, { discount }) => sum + discount, 0),
  )
  const shippingOptions = optionsTo(terms.delivery, country)
  const { totals, rates, shipping } = deliveredTotals(lines, shippingOptions)
  const taxClasses = lines.map(({ taxClass }) => taxClass)
  return {
    id: cart?.id ?? null,
    currency,
    country,
    lines,
    promotions,
    totals,
    tax: { ...decision, rates },
    taxChangesOn: rateChangeWithin(decision, taxClasses, [today, delivery?.end_date ?? dispatchDate]),
    shipping,
    shippingOptions,
    delivery,
    dispatchDate,
    shippingAddress: cart?.shippingAddress ?? null,
    billingAddress: cart?.billingAddress ?? null,
    payment: toPayment(today, company.paymentTermsDays),
    references: toReferences(cart),
    poRequired: company.poRequired,
    orderMinimum,
  }
}

function toCartItem({ totals, ...line }: PricedLine, currency: string): Cart['items'][number] {
  const { unit_price, ...sums } = lineAmounts(totals)
  return {
    id: line.id,
    product_id: line.productId,
    product_title: line.productTitle,
    subtitle: subtitleOf(line),
    variant_id: line.variantId,
    variant_title: variantName(line),
    variant_sku: line.sku,
    thumbnail: line.thumbnail,
    quantity: line.quantity,
    unit_price,
    prices: toTierPrices(currency, line.tiers),
    carton_size: line.cartonSize,
    deliverable: line.deliverable,
    ...toStatedLimits(line, line.forSale),
    backorder: line.backorder,
    age_limit: line.ageLimit,
    tax_rate: line.taxRate,
    ...sums,
  }
}

function toUnused({ code, problem }: PricedPromotion): NonNullable<Cart['unused_promotions']> {
  return problem ? [{ code, reason: problem.reason }] : []
}

/** Converts a priced cart to the contract's shape. */
export function toCart({ totals, tax, shipping, ...cart }: PricedCart, version: CartVersion): Cart {
  return {
    id: cart.id,
    ...version,
    currency_code: cart.currency,
    items: cart.lines.map((line) => toCartItem(line, cart.currency)),
    ...allToMajor(totals),
    tax: toTax(tax),
    tax_changes_on: cart.taxChangesOn,
    delivery_country_code: cart.country,
    shipping_option: shipping && toShippingOption(shipping),
    shipping_options: cart.shippingOptions.map(toShippingOption),
    shipping_address: cart.shippingAddress,
    billing_address: cart.billingAddress,
    delivery: shipping && cart.delivery,
    payment: cart.payment,
    ...cart.references,
    po_required: cart.poRequired,
    unused_promotions: cart.promotions.flatMap(toUnused),
    order_minimum: cart.orderMinimum === null ? null : toMajor(cart.orderMinimum),
  }
}
