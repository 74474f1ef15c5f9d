import { createHash } from 'node:crypto'
import type { Address } from '@skafferi/api'
import { toReferenceRow } from '@skafferi/domain/rules/checkout/references'
import type { PricedCart, PricedLine } from './price-cart'

/** The part of a line that a buyer agrees to. Stock counts only if it is insufficient, or if pieces ship later. */
function agreedLine({ id, variantId, quantity, forSale, stock, backorder, tiers, taxRate, totals }: PricedLine) {
  const dispatch = backorder ? [backorder] : []
  return [id, variantId, quantity, forSale ? Math.min(stock, quantity) : 0, tiers, taxRate, totals, ...dispatch]
}

/** Returns the fields of an address in a fixed order. */
const agreedAddress = (address: Address | null) =>
  address && Object.entries(address).sort(([a], [b]) => (a < b ? -1 : 1))

/** The tax treatment of a cart. The date is excluded, because its effect on rates is in the lines. */
function agreedTax({ treatment, explanation, rates, sellerVatId, buyerVatId }: PricedCart['tax']) {
  return [treatment, explanation, rates, sellerVatId, buyerVatId]
}

/** Returns a hash of what a buyer agrees to; carts without a relevant difference have the same hash. */
export function versionHash({ id, country, lines, promotions, totals, tax, shipping, ...cart }: PricedCart): string {
  const agreed = {
    id,
    country,
    lines: lines.map(agreedLine),
    promotions: promotions.map(({ code, discount, problem }) => [code, discount, problem?.refusal.refusal.code]),
    totals,
    tax: agreedTax(tax),
    shipping: shipping && [shipping.id, shipping.name, shipping.amount, shipping.days],
    delivery: shipping && cart.delivery,
    payment: cart.payment,
    notes: toReferenceRow(cart.references),
    addresses: [cart.shippingAddress, cart.billingAddress].map(agreedAddress),
  }
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64')
}
