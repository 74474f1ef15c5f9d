import type { Cart } from '@skafferi/api'
import { formatMoney, toMinor } from '../format'
import { toFreeDelivery, type FreeDeliveryView } from './cart.view'

/** What the cart has become by an add. */
export interface CartNowView {
  /** Rises with every change of the cart: of two, the higher one is the newer. */
  version: number
  lineCount: number
  /** Goods, net, before discount, formatted. */
  goods: string
  /** How far it is from free delivery; null where no order is delivered free. */
  freeDelivery: FreeDeliveryView | null
}

/** What is said of the cart that the store answered an add with. */
export function toCartNowView(cart: Cart, locale: string): CartNowView {
  return {
    version: cart.version,
    lineCount: cart.items.length,
    goods: formatMoney(toMinor(cart.item_total), cart.currency_code, locale),
    freeDelivery: toFreeDelivery(cart, locale),
  }
}
