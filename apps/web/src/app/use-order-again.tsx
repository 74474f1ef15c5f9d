import { useState } from 'react'
import { Later, lazyAgain } from '@skafferi/ui/components/later'

const OrderAgain = lazyAgain(() => import('./OrderAgain'))

/** Which order is placed again. */
interface Again {
  orderId: string
  /** The number people say on the phone. */
  displayId: string
}

/** Reorder: what its button does, and the dialog that it opens. */
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
