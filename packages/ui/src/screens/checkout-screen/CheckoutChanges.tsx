import { Suspense } from 'react'
import type { Problem } from '@skafferi/domain/action/views'
import type { CartConflictView } from '@skafferi/domain/cart/views'
import type { CartChangeView } from '@skafferi/domain/checkout/views'
import { CartConflictsLater } from '../../commerce/cart-conflicts'

export interface CheckoutChangesProps {
  /** Lines that have changed since the buyer looked; none by default. */
  conflicts?: readonly CartConflictView[]
  /** What of the cart as a whole is other than the buyer has read it; `null` by default. */
  change?: CartChangeView | null
  /** What was refused or failed last, until {@link onDismissProblem} is called. */
  problem: Problem | null
  /** The problem has been read and can be forgotten. */
  onDismissProblem: () => void
}

/** Whether an order was refused for what is said here: a toast would only hide the button that confirms it. */
export function isRefusedForChange(problem: Problem | null): boolean {
  return problem?.code === 'cart_changed'
}

/** What has changed since the buyer looked; with the focus, where the order was refused for it. */
export function CheckoutChanges({ conflicts = [], change = null, problem, onDismissProblem }: CheckoutChangesProps) {
  if (conflicts.length === 0 && change === null) return null
  return (
    <Suspense>
      <CartConflictsLater
        conflicts={conflicts}
        change={change}
        onRefusalShown={isRefusedForChange(problem) ? onDismissProblem : undefined}
      />
    </Suspense>
  )
}
