import type { DispatchTerms } from '@skafferi/domain/checkout/delivery.rules'
import type { Minor } from '@skafferi/domain/format/money.rules'
import type { Seller } from '@skafferi/domain/checkout/tax.rules'

/** What the price of a cart depends on besides its lines and its company. */
export interface PricingTerms {
  now: Date
  seller: Seller
  /** Decides delivery, and with its first date the VAT law. */
  dispatch: DispatchTerms
  /** Minimum net amount of goods in an order; null if there is none. */
  orderMinimum: Minor | null
}

/** The terms of a moment. */
export function termsAt({ seller, dispatch, orderMinimum }: Omit<PricingTerms, 'now'>, now: Date): PricingTerms {
  return { now, seller, dispatch, orderMinimum }
}
