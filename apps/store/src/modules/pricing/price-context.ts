import type { PriceContext as QuoteContext } from '@skafferi/domain/rules/pricing/quote'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import type { Session } from '../../platform/http/handler'

/** The conditions by which prices are selected. Its members are parameters of the statements that select prices. */
export interface PriceContext extends QuoteContext {
  /** Determines the running sales. */
  now: Date
}

/** Returns the price conditions of a company; without one, for visitors and operators, those of the shop. */
export function priceContextOf(company: Session['company'] | undefined, now: Date): PriceContext {
  return { currency: company?.currency ?? shopCurrency, now }
}
