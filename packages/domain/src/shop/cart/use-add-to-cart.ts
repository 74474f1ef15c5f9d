import type { Cart } from '@skafferi/api'
import { useMemo } from 'react'
import type { Action, ActionOptions } from '../../platform/action'
import { useShop } from '../shop-context'
import type { CardPurchasesView } from './card-purchases.view'
import { toUpdatedCartView, type UpdatedCartView } from './updated-cart.view'
import { addToCart, type CartWriter, type Purchase } from './cart.writes'
import { useCartAction } from './use-cart-action'

/** The pieces to add, and the pressed button. */
export interface PurchaseRequest extends Purchase {
  productId?: string
  /** Adding by default. */
  action?: 'add_to_cart' | 'buy_now'
}

/** Adding to the cart from several places of a page, each with its own state. */
export interface Purchases
  extends
    CardPurchasesView,
    Pick<Action<PurchaseRequest, Cart, 'add_to_cart' | 'buy_now'>, 'of' | 'problem' | 'reset'> {
  /** Adds pieces; resolves to true if they are in the cart. A second press at the same place is ignored while busy. */
  add: (purchase: PurchaseRequest) => Promise<boolean>
  cart: UpdatedCartView | null
}

/** How purchases are identified, and for how long they are reported. */
interface PurchasesOptions extends Pick<ActionOptions<PurchaseRequest>, 'idOf' | 'refetchOnUnknown'> {
  /** How long the message that something was added is shown, in ms; until the next purchase by default. */
  messageDuration?: number
}

const variantOf = ({ variantId }: PurchaseRequest) => variantId

/** Adds to the cart, from cards, dialogs, order lists and product pages. */
export function useAddToCart({
  messageDuration,
  idOf = variantOf,
  refetchOnUnknown,
}: PurchasesOptions = {}): Purchases {
  const { locale } = useShop()
  const { run, of, problem, reset, result, input } = useCartAction(
    ({ action = 'add_to_cart' }) => action,
    (writer: CartWriter, purchase: PurchaseRequest) => addToCart(writer, purchase),
    { resetAfter: messageDuration, idOf, refetchOnUnknown },
  )
  // Buy Now continues to the cart.
  const added = input?.action === 'buy_now' ? undefined : result
  const cart = useMemo(() => (added ? toUpdatedCartView(added, locale) : null), [added, locale])
  return {
    add: run,
    cart,
    of,
    problem,
    reset,
    stateOf(variantId) {
      const { busy, done, problem: refusal } = of(variantId ?? '')
      if (busy) return 'busy'
      if (refusal) return refusal.code === 'insufficient_inventory' ? 'out_of_stock' : 'failed'
      return done ? 'added' : 'idle'
    },
    problemOf: (variantId) => of(variantId ?? '').problem,
  }
}
