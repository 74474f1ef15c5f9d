import { formatMoney } from '../format'
import { largerQuantity } from '../../rules/pricing/larger-quantity'
import type { Tier } from '../../rules/pricing/pricing'
import type { OrderRule } from '../../rules/quantity/order-rule'

/** A larger quantity that costs less in all. */
export interface LargerQuantityView {
  /** Pieces to take. */
  quantity: number
  /** By how many pieces it is larger. */
  more: number
  /** By how much less it costs, net, formatted. */
  saved: string
}

/** Prices by quantity in one currency. */
interface PriceList {
  currency: string
  tiers: readonly Tier[]
}

/**
 * Returns the larger quantity to offer beside a quantity; null if none costs less.
 * @param quantity pieces of the line, with those in the cart
 * @param rule the quantities that the line can have, within the stock
 */
export function toLargerQuantityView(
  { currency, tiers }: PriceList,
  quantity: number,
  rule: OrderRule,
  locale: string,
): LargerQuantityView | null {
  const larger = largerQuantity(tiers, quantity, rule)
  if (!larger || larger.saved === 0) return null
  return {
    quantity: larger.quantity,
    more: larger.quantity - quantity,
    saved: formatMoney(larger.saved, currency, locale),
  }
}
