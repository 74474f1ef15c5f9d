import { useEffect, useRef } from 'react'
import type { Problem } from '@skafferi/domain/platform/action/views'
import type { CartConflictView } from '@skafferi/domain/shop/cart/views'
import type { CartChangeView } from '@skafferi/domain/shop/checkout/views'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { LazyCartConflicts, type CartConflictEvents } from '../../commerce/cart/cart-conflicts'

export interface CheckoutChangesProps extends CartConflictEvents {
  /** Lines that have changed since the buyer loaded the page; none by default. */
  conflicts?: readonly CartConflictView[]
  /** Changes to the cart as a whole since the buyer loaded the page; `null` by default. */
  change?: CartChangeView | null
  /** The last refused or failed action, until {@link onDismissProblem} is called. */
  problem: Problem | null
  /** The user dismissed the problem, or it was shown here. */
  onDismissProblem: () => void
}

/**
 * True if an order was refused because of these changes. No toast then: it would cover the button that confirms them.
 */
export function isRefusedForChange(problem: Problem | null): boolean {
  return problem?.code === 'cart_changed'
}

/** What has changed since the buyer loaded the page, with actions; focused if the order was refused because of it. */
export function CheckoutChanges({
  conflicts = [],
  change = null,
  problem,
  onDismissProblem,
  ...events
}: CheckoutChangesProps) {
  const container = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element>(null)

  // The button of a resolved change is removed; the focus must not be lost.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) container.current?.focus()
  })

  function pressing<Event>(handle: (event: Event) => void) {
    return (event: Event) => {
      pressed.current = document.activeElement
      handle(event)
    }
  }

  return (
    <div ref={container} tabIndex={-1} className="rounded-md">
      {(conflicts.length > 0 || change !== null) && (
        <LazyBoundary>
          <LazyCartConflicts
            conflicts={conflicts}
            change={change}
            actions={{ onQuantityChange: pressing(events.onQuantityChange), onRemove: pressing(events.onRemove) }}
            onRefusalShown={isRefusedForChange(problem) ? onDismissProblem : undefined}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
