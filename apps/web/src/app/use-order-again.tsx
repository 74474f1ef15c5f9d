import { useState } from 'react'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/lazy-boundary'

const OrderAgain = lazyWithRetry(() => import('./OrderAgain'))

/** The order to place again. */
interface Again {
  orderId: string
  /** The order number for the phone. */
  displayId: string
}

/** The handler of the Reorder button and its dialog. */
export function useOrderAgain() {
  const [order, setOrder] = useState<Again | null>(null)
  return {
    onReorder: (event: Again) => setOrder(event),
    dialog: order !== null && (
      <LazyBoundary onClose={() => setOrder(null)}>
        <OrderAgain {...order} onClose={() => setOrder(null)} />
      </LazyBoundary>
    ),
  }
}
