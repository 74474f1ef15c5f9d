import { useQuery } from '@tanstack/react-query'
import { checkoutQuery } from '../cart'
import { toLoad } from '../../platform/action'
import { useShop } from '../shop-context'
import type { CheckoutActions } from './checkout.actions'
import { visibleCart } from './order-attempt'
import { missingRequirements } from './missing-requirements'
import { useCheckoutAddresses } from './use-checkout-addresses'
import { useCheckoutView } from './use-checkout-view'
import { useConflicts } from './use-conflicts'
import { useLineFixes } from './use-line-fixes'
import { useOrderPress } from './use-order-press'
import { usePlaceOrder } from './use-place-order'
import { useReferences } from './use-references'

/** The checkout. Cart, promo codes and customer are loaded in parallel; only the cart is required. */
export function useCheckout(): CheckoutActions {
  const shop = useShop()
  const order = usePlaceOrder()
  const query = useQuery({ ...checkoutQuery(shop), enabled: order.sent === null })
  const { view, cart } = useCheckoutView(visibleCart(order.sent, query.data))
  const { errors, reset, ...address } = useCheckoutAddresses(cart, order.sent !== null)
  const references = useReferences(cart)
  const { agreed, conflicts, change, acknowledge, settle } = useConflicts(cart, order.refusal)
  const fixes = useLineFixes(cart, acknowledge)
  const press = useOrderPress({ order, attempt: { cart, agreed }, save: references.save, onSend: settle })
  const missing = cart ? missingRequirements({ ...cart, po_number: references.values.po_number.trim() }) : []
  const dismissProblem = () => [order, { reset }, fixes].forEach((action) => action.reset())

  /** Another attempt resets the messages of the last one. */
  function withReset<Args extends unknown[], Result>(act: (...args: Args) => Result) {
    return (...args: Args): Result => {
      dismissProblem()
      return act(...args)
    }
  }

  return {
    load: toLoad(query, 'load_checkout', view),
    conflicts,
    change,
    setQuantity: withReset(fixes.setQuantity),
    removeLine: withReset(fixes.remove),
    ...address,
    saveAddress: withReset(address.saveAddress),
    addressFaults: errors,
    references,
    placeOrder: withReset(press.placeOrder),
    placing: press.waiting && references.state === 'saving' ? 'placing' : order.placing,
    missing: press.refusals > 0 || order.refusal ? missing : [],
    refusals: press.refusals,
    problem: order.problem ?? address.problem ?? fixes.problem,
    dismissProblem,
  }
}
