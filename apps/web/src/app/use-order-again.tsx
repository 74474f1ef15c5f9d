import { useState } from 'react'
import { Later, lazyAgain } from '@skafferi/ui/components/later'

const OrderAgain = lazyAgain(() => import('./OrderAgain'))

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
      <Later onClose={() => setOrder(null)}>
        <OrderAgain {...order} onClose={() => setOrder(null)} />
      </Later>
    ),
  }
}
