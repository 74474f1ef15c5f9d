import { useState } from 'react'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'

const OrderAgain = lazyWithRetry(() => import('./OrderReorder'))

/** The order to reorder. */
interface ReorderTarget {
  orderId: string
  /** The order number, to quote on the phone. */
  displayId: string
}

/** The handler of the Reorder button and its dialog. */
export function useOrderAgain() {
  const [order, setOrder] = useState<ReorderTarget | null>(null)
  return {
    onReorder: (event: ReorderTarget) => setOrder(event),
    dialog: order !== null && (
      <LazyBoundary onClose={() => setOrder(null)}>
        <OrderAgain {...order} onClose={() => setOrder(null)} />
      </LazyBoundary>
    ),
  }
}
