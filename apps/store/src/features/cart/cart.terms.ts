import type { DispatchTerms } from '@skafferi/domain/checkout/delivery.rules'
import type { Minor } from '@skafferi/domain/format/money.rules'
import type { Seller } from '@skafferi/domain/checkout/tax.rules'

/** What prices a cart besides what is in it and whose it is. */
export interface PricingTerms {
  now: Date
  seller: Seller
  /** Delivery follows it, and with its first day the law of VAT. */
  dispatch: DispatchTerms
  /** Goods, net, below which no order is taken; null where there is no such limit. */
  orderMinimum: Minor | null
}

/** The terms of a moment. */
export function termsAt({ seller, dispatch, orderMinimum }: Omit<PricingTerms, 'now'>, now: Date): PricingTerms {
  return { now, seller, dispatch, orderMinimum }
}
