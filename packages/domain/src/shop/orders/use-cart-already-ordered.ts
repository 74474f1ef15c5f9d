import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Cart, unwrap } from '@skafferi/api'
import { readable, toLoad, type Load } from '../../platform/action'
import { cartKeys, cartQuery, checkoutQuery } from '../cart'
import { useShop, type Shop } from '../shop-context'
import { toPlacedBy, type PlacedByView } from './placed-by.view'

/** The order that a colleague or another tab has placed from the displayed cart. */
export interface CartAlreadyOrderedView {
  orderId: string
  /** The order number. */
  displayId: string
  /** Null once the person was erased. */
  by: PlacedByView | null
}

const none: Load<CartAlreadyOrderedView | null> = { status: 'ready', view: null, refreshing: false }

/**
 * The order that was placed from this page's cart while it was displayed; null while it is open. Loading until this is
 * known, so that the page does not show an empty cart.
 * @param page the displayed cart
 */
export function useCartAlreadyOrdered(page: 'cart' | 'checkout'): Load<CartAlreadyOrderedView | null> {
  const shop = useShop()
  const queryClient = useQueryClient()
  // Loaded by the page. Both queries return a cart, which the union of their options does not express.
  const pageQuery = (page === 'cart' ? cartQuery(shop) : checkoutQuery(shop)) as ReturnType<typeof cartQuery>
  const { data: cart } = useQuery({ ...pageQuery, enabled: false })
  const [cartId, setCartId] = useState(() => queryClient.getQueryData<Cart>(cartKeys.current)?.id ?? null)
  const [previousCartId, setPreviousCartId] = useState<string | null>(null)
  if (cart && cart.id !== cartId) {
    setCartId(cart.id)
    if (cartId !== null) setPreviousCartId(cartId)
  }
  const query = useQuery({ ...orderOfCartQuery(shop, previousCartId ?? ''), enabled: previousCartId !== null })
  const view = useMemo(
    () =>
      readable(
        query.data,
        (order) => order && { orderId: order.id, displayId: String(order.display_id), by: toPlacedBy(order) },
      ),
    [query.data],
  )
  return previousCartId === null ? none : toLoad(query, 'load_orders', view)
}

/** The order that was placed from a cart; null if none was. */
function orderOfCartQuery({ client }: Shop, cartId: string) {
  return queryOptions({
    queryKey: ['orders', 'of-cart', cartId],
    queryFn: async () => {
      const params = { query: { cart_id: cartId, limit: 1 } }
      return (await unwrap(client.GET('/store/orders', { params }))).orders[0] ?? null
    },
  })
}
