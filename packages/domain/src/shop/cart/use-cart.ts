import { ApiError, type Cart } from '@skafferi/api'
import { useQuery, skipToken, useQueryClient } from '@tanstack/react-query'
import { useMemo, useEffect } from 'react'
import { type Load, type Problem, readable, toLoad } from '../../platform/action'
import { useShop } from '../shop-context'
import { cartKeys, cartQuery, checkoutQuery, updateAcknowledgedLines } from './cart.queries'
import { toCartView, type CartView } from './cart.view'
import type { CartWriter } from './cart.writes'
import type { LineActions } from './line-actions'
import { useCartAction } from './use-cart-action'
import { useLineChanges } from './use-line-changes'
import { acknowledgeAll, acknowledgeLine, type AcknowledgedLines } from './acknowledged-lines'

/**
 * Returns the acknowledged lines: as they were displayed, and as the buyer has changed them since. When the page
 * unmounts, all its lines are acknowledged.
 */
function useAcknowledgedLines(): {
  acknowledged: AcknowledgedLines | undefined
  acknowledge: LineActions['keepCurrent']
} {
  const queryClient = useQueryClient()
  const { data: acknowledged } = useQuery<AcknowledgedLines>({ queryKey: cartKeys.acknowledged, queryFn: skipToken })
  useEffect(
    () => () => {
      const cart = queryClient.getQueryData<Cart>(cartKeys.current)
      if (cart) updateAcknowledgedLines(queryClient, () => acknowledgeAll(cart))
    },
    [queryClient],
  )
  return {
    acknowledged,
    acknowledge({ lineId }) {
      const line = queryClient.getQueryData<Cart>(cartKeys.current)?.items.find(({ id }) => id === lineId)
      if (line)
        updateAcknowledgedLines(queryClient, (known) => acknowledgeLine(known, lineId, { quantity: line.quantity }))
    },
  }
}

/** The view and actions of the cart page. */
export interface CartActions extends LineActions {
  load: Load<CartView>
  /** Loads the checkout after all changes are answered; resolves to true if all were accepted. */
  proceed: () => Promise<boolean>
  proceeding: boolean
  /** The last failure; failed changes are reverted. */
  problem: Problem | null
  dismissProblem: () => void
}

/** Loads the cart for checkout, even if it was just loaded: prices may have changed. */
async function fetchCheckout({ shop, queryClient }: CartWriter): Promise<void> {
  const isEmpty = queryClient.getQueryData<Cart>(cartKeys.current)?.items.length === 0
  if (isEmpty) throw new ApiError(400, { code: 'empty_cart', message: '' })
  await queryClient.fetchQuery({ ...checkoutQuery(shop), staleTime: 0 })
}

/** The cart and its changes, which are displayed at once and reverted if the store refuses. */
export function useCart(): CartActions {
  const shop = useShop()
  const query = useQuery(cartQuery(shop))
  const { pendingChanges, settle, problem, dismissProblem, ...actions } = useLineChanges()
  const proceeding = useCartAction('proceed', fetchCheckout)
  const { acknowledged, acknowledge } = useAcknowledgedLines()
  const view = useMemo(
    () => readable(query.data, (data) => toCartView(data, { pendingChanges, acknowledged }, shop.locale)),
    [query.data, pendingChanges, acknowledged, shop.locale],
  )
  return {
    load: toLoad(query, 'load_cart', view),
    ...actions,
    keepCurrent: acknowledge,
    async proceed() {
      const [areSaved, isFetched] = await Promise.all([settle(), proceeding.run()])
      return areSaved && isFetched
    },
    proceeding: proceeding.busy,
    problem: problem ?? proceeding.problem,
    dismissProblem() {
      dismissProblem()
      proceeding.reset()
    },
  }
}
