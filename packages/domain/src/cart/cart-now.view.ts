import type { Cart } from '@skafferi/api'
import { formatMoney, toMinor } from '../format'
import { toFreeDelivery, type FreeDeliveryView } from './cart.view'

/** The cart after an add. */
export interface CartNowView {
  /** Rises with every change of the cart: of two, the higher one is the newer. */
  version: number
  lineCount: number
  /** Goods, net, before discount, formatted. */
  goods: string
  /** The amount to free delivery; null if there is none. */
  freeDelivery: FreeDeliveryView | null
}

/** Returns the view of the cart after an add. */
export function toCartNowView(cart: Cart, locale: string): CartNowView {
  return {
    version: cart.version,
    lineCount: cart.items.length,
    goods: formatMoney(toMinor(cart.item_total), cart.currency_code, locale),
    freeDelivery: toFreeDelivery(cart, locale),
  }
}
