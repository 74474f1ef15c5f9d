import { freeShippingFrom } from '../../rules/delivery/shipping'
import { formatRoundMoney, shopCurrency } from '../../platform/format'

/** Returns the value of goods from which the courier's delivery is free, formatted ("€140"). */
export function freeDeliveryFrom(locale: string): string {
  return formatRoundMoney(freeShippingFrom, shopCurrency, locale)
}
