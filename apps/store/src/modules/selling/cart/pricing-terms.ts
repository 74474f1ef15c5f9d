import type { DeliveryTerms } from '@skafferi/domain/rules/delivery/delivery'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { Seller } from '@skafferi/domain/rules/tax/tax'

/** Conditions for the price of a cart that do not depend on its lines or its company. */
export interface PricingTerms {
  now: Date
  seller: Seller
  /** Determines delivery; the expected dispatch date determines the VAT rates. */
  delivery: DeliveryTerms['delivery']
  /** Minimum net amount of goods in an order; null if there is none. */
  orderMinimum: Minor | null
}

/** Returns the terms at a time. */
export function termsAt({ seller, delivery, orderMinimum }: Omit<PricingTerms, 'now'>, now: Date): PricingTerms {
  return { now, seller, delivery, orderMinimum }
}
