import type { DispatchTerms } from '@skafferi/domain/checkout/delivery.rules'
import type { Minor } from '@skafferi/domain/format/money.rules'
import type { Seller } from '@skafferi/domain/checkout/tax.rules'

/** Conditions for the price of a cart that do not depend on its lines or its company. */
export interface PricingTerms {
  now: Date
  seller: Seller
  /** Determines delivery; the first delivery date determines the VAT rates. */
  dispatch: DispatchTerms
  /** Minimum net amount of goods in an order; null if there is none. */
  orderMinimum: Minor | null
}

/** Returns the terms at a time. */
export function termsAt({ seller, dispatch, orderMinimum }: Omit<PricingTerms, 'now'>, now: Date): PricingTerms {
  return { now, seller, dispatch, orderMinimum }
}
