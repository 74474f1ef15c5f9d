import { shopCurrency } from '@skafferi/domain/rules/pricing/money'
import type { PriceContext as QuoteContext } from '@skafferi/domain/rules/pricing/quote'
import type { Session } from '../../platform/http/handler'

/** The conditions by which prices are selected. Use cases pass it on and read only its currency. */
export interface PriceContext extends QuoteContext {
  /** Determines the running sales. */
  now: Date
}

/** Returns the price conditions of a company; without one, for visitors and operators, those of the shop. */
export function priceContextOf(company: Session['company'] | undefined, now: Date): PriceContext {
  return { currency: company?.currency ?? shopCurrency, now }
}
