import type { Cart } from '@skafferi/api'
import { formatMoney, formatRoundMoney, toMinor } from '../../platform/format'
import { goodsToFreeDelivery } from './delivery-steps.view'

/** The amount to free delivery. */
export interface FreeDeliveryView {
  reached: boolean
  /** The missing value of goods, formatted. */
  missing: string
  /** The value of goods from which delivery is free, formatted. */
  threshold: string
}

/** The cart after something was added. */
export interface UpdatedCartView {
  /** Increases with every change of the cart. */
  version: number
  lineCount: number
  /** Goods, net, before discount, formatted. */
  goods: string
  /** The amount to free delivery; null if there is none. */
  freeDelivery: FreeDeliveryView | null
}

/** The amount to free delivery; null if there is none. */
function toFreeDelivery(cart: Cart, locale: string): FreeDeliveryView | null {
  const goods = goodsToFreeDelivery(cart)
  return (
    goods && {
      reached: goods.missing === 0,
      missing: formatMoney(goods.missing, cart.currency_code, locale),
      threshold: formatRoundMoney(goods.threshold, cart.currency_code, locale),
    }
  )
}

/** Creates the view of a cart after something was added. */
export function toUpdatedCartView(cart: Cart, locale: string): UpdatedCartView {
  return {
    version: cart.version,
    lineCount: cart.items.length,
    goods: formatMoney(toMinor(cart.item_total), cart.currency_code, locale),
    freeDelivery: toFreeDelivery(cart, locale),
  }
}
