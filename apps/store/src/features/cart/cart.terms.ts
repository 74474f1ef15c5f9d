import type { Seller } from '@skafferi/domain/checkout/tax.rules'
import type { Context } from '../../context'
import { shippingDate } from './shipping-date'

/** What prices a cart besides what is in it and whose it is. */
export interface PricingTerms {
  now: Date
  seller: Seller
  /** The day whose VAT counts: the first one that an order placed now may be delivered on. */
  taxDate: string
}

/** The terms of a moment. */
export function termsAt({ seller, timeZone, leadTime }: Pick<Context, 'seller' | 'timeZone' | 'leadTime'>, now: Date): PricingTerms {
  return { now, seller, taxDate: shippingDate(now, timeZone, leadTime).startDate }
}
