import type { ReactNode } from 'react'
import type { Load } from '@skafferi/domain/action/views'
import type { EndedCodes } from '@skafferi/domain/checkout/views'
import type { CartAlreadyOrderedView } from '@skafferi/domain/orders/views'
import { LazyBoundary } from '../../components/lazy-boundary'
import { LazyEndedCodes } from '../ended-codes'
import { LazyCartAlreadyOrdered } from '../cart-already-ordered'

/** What others, or other tabs, have done to the cart that a page displays. */
export interface CartNoticesProps {
  /** The order of the displayed cart, if it was placed elsewhere; none by default. */
  placed?: Load<CartAlreadyOrderedView | null>
  /** Ended promo codes of the cart, with the action to remove them; none by default. */
  ended?: EndedCodes
}

/** The cart to show, or the state of its order while that is loading. */
export function withOrder<View>(cart: Load<View>, placed: CartNoticesProps['placed']) {
  return {
    load: placed && placed.status !== 'ready' ? placed : cart,
    order: placed?.status === 'ready' ? placed.view : null,
  }
}

/** Names ended promo codes, and the order that the cart has become. */
export function CartNotices({ placed, ended }: CartNoticesProps) {
  const order = placed?.status === 'ready' ? placed.view : null
  return (
    <>
      {ended && ended.codes.length > 0 && (
        <Notice>
          <LazyEndedCodes ended={ended} />
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
