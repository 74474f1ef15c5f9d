import type { Address, Cart, CountryCode } from '@skafferi/api'
import { cartTotals, lineTotals, type CartTotals, type LineTotals } from '@skafferi/domain/cart/cart.rules'
import { spreadDiscount } from '@skafferi/domain/cart/promotion.rules'
import { shippingFor, type ShippingRate } from '@skafferi/domain/checkout/shipping.rules'
import { shippingTaxRate, taxRate } from '@skafferi/domain/checkout/tax.rules'
import { toMajor, type Minor } from '@skafferi/domain/format/money.rules'
import { saleTiers } from '@skafferi/domain/product/sale.rules'
import { shopCurrency } from '../../currency'
import { subtitleOf, toPrices } from '../catalog'
import { pricePromotions, type PricedPromotion } from './cart.promotions'
import type { CartPromotionRow } from './cart.promotions.repo'
import type { CartRow, LineRow } from './cart.repo'

/** All that prices a cart. */
export interface CartContent {
  /** Undefined where the company has no open cart. */
  cart: CartRow | undefined
  lines: readonly LineRow[]
  /** In the order they were added. */
  promotions: readonly CartPromotionRow[]
}

/** A line with its figures in minor units. Its tiers are what is charged, a running sale included. */
export interface PricedLine extends LineRow {
  /** Percent. */
  taxRate: number
  totals: LineTotals
}

/** A cart with its figures in minor units. */
export interface PricedCart {
  /** Null where the company has no open cart. */
  id: string | null
  /** Shipping and tax follow it. */
  country: CountryCode
  lines: PricedLine[]
  promotions: PricedPromotion[]
  totals: CartTotals
  /** Null where there are no lines. */
  shipping: ShippingRate | null
  shippingAddress: Address | null
  billingAddress: Address | null
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/**
 * Prices a cart by the shop's rules. Its goods go to the delivery address, else to the company's country. Free shipping
 * goes by the goods before discount.
 */
export function priceCart({ cart, ...content }: CartContent, companyCountry: CountryCode, now: Date): PricedCart {
  const country = cart?.shippingAddress?.country_code ?? companyCountry
  const charged = content.lines.map((row) => {
    return { ...row, tiers: saleTiers(row.tiers, row.salePercent), taxRate: taxRate(country, row.taxClass) }
  })
  const goods = charged.map((line) => lineTotals(line).subtotal)
  const promotions = pricePromotions(content.promotions, sum(goods), now)
  const discounts = spreadDiscount(sum(promotions.map(({ discount }) => discount)), goods)
  const lines = charged.map((line, index): PricedLine => {
    return { ...line, totals: lineTotals({ ...line, discount: discounts[index] }) }
  })
  const shipping = shippingFor(country, sum(goods))
  return {
    id: cart?.id ?? null,
    country,
    lines,
    promotions,
    totals: cartTotals(
      lines.map(({ totals }) => totals),
      { amount: shipping.amount, taxRate: shippingTaxRate(country) },
    ),
    shipping: lines.length > 0 ? shipping : null,
    shippingAddress: cart?.shippingAddress ?? null,
    billingAddress: cart?.billingAddress ?? null,
  }
}

function toCartItem({ totals, ...line }: PricedLine): Cart['items'][number] {
  return {
    id: line.id,
    product_id: line.productId,
    product_title: line.productTitle,
    subtitle: subtitleOf(line),
    variant_id: line.variantId,
    variant_title: line.variantTitle,
    variant_sku: line.sku,
    thumbnail: line.thumbnail,
    quantity: line.quantity,
    unit_price: toMajor(totals.unit_price),
    prices: toPrices(line.tiers),
    inventory_quantity: line.forSale ? line.stock : 0,
    tax_rate: line.taxRate,
    subtotal: toMajor(totals.subtotal),
    discount_total: toMajor(totals.discount_total),
    tax_total: toMajor(totals.tax_total),
    total: toMajor(totals.total),
  }
}

function toShippingOption({ id, name, amount, days }: ShippingRate): NonNullable<Cart['shipping_option']> {
  return { id, name, amount: toMajor(amount), days }
}

/** A priced cart as the contract has it. */
export function toCart({ totals, shipping, ...cart }: PricedCart): Cart {
  return {
    id: cart.id,
    currency_code: shopCurrency,
    items: cart.lines.map(toCartItem),
    item_total: toMajor(totals.item_total),
    discount_total: toMajor(totals.discount_total),
    shipping_total: toMajor(totals.shipping_total),
    tax_total: toMajor(totals.tax_total),
    total: toMajor(totals.total),
    delivery_country_code: cart.country,
    shipping_option: shipping && toShippingOption(shipping),
    shipping_address: cart.shippingAddress,
    billing_address: cart.billingAddress,
  }
}
