import { freeShippingFrom } from '../checkout/shipping.rules'
import { formatRoundMoney } from '../format'

/** Goods from which delivery is free where the courier drives, formatted ("€140"). */
export function freeDeliveryFrom(locale: string): string {
  return formatRoundMoney(freeShippingFrom, 'eur', locale)
}
