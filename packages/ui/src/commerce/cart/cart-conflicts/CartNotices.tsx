import type { ReactNode } from 'react'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { EndedCodes } from '@skafferi/domain/shop/checkout/views'
import type { CartAlreadyOrderedView } from '@skafferi/domain/shop/orders/views'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { LazyEndedCodes } from '../ended-codes'
import { LazyCartAlreadyOrdered } from '../cart-already-ordered'

/** Changes to the displayed cart by other people or in other tabs. */
export interface CartNoticesProps {
  /** The order of the displayed cart, if another person or tab placed it; none by default. */
  placedOrder?: Load<CartAlreadyOrderedView | null>
  /** Ended promo codes of the cart, with the action to remove them; none by default. */
  endedCodes?: EndedCodes
}

/** The cart and its order. While the order is loading or failed, `load` is the order's state. */
export function withOrder<View>(cart: Load<View>, placedOrder: CartNoticesProps['placedOrder']) {
  return {
    load: placedOrder && placedOrder.status !== 'ready' ? placedOrder : cart,
    order: placedOrder?.status === 'ready' ? placedOrder.view : null,
  }
}

/** Notices about ended promo codes, and about the order of the cart. */
export function CartNotices({ placedOrder, endedCodes }: CartNoticesProps) {
  const order = placedOrder?.status === 'ready' ? placedOrder.view : null
  return (
    <>
      {endedCodes && endedCodes.codes.length > 0 && (
        <Notice>
          <LazyEndedCodes endedCodes={endedCodes} />
        </Notice>
      )}
      {order && (
        <Notice>
          <LazyCartAlreadyOrdered key={order.orderId} order={order} />
        </Notice>
      )}
    </>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="mb-4">
      <LazyBoundary>{children}</LazyBoundary>
    </div>
  )
}
