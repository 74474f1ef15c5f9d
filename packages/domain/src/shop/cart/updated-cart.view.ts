import type { Cart } from '@skafferi/api'
import { formatMoney, toMinor } from '../../platform/format'
import { toFreeDelivery, type FreeDeliveryView } from './cart.view'

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

/** Creates the view of a cart after something was added. */
export function toUpdatedCartView(cart: Cart, locale: string): UpdatedCartView {
  return {
    version: cart.version,
    lineCount: cart.items.length,
    goods: formatMoney(toMinor(cart.item_total), cart.currency_code, locale),
    freeDelivery: toFreeDelivery(cart, locale),
  }
}
