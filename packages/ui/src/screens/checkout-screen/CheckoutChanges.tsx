import { useEffect, useRef } from 'react'
import type { Problem } from '@skafferi/domain/action/views'
import type { CartConflictView } from '@skafferi/domain/cart/views'
import type { CartChangeView } from '@skafferi/domain/checkout/views'
import { LazyBoundary } from '../../components/lazy-boundary'
import { LazyCartConflicts, type CartConflictEvents } from '../../commerce/cart-conflicts'

export interface CheckoutChangesProps extends CartConflictEvents {
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

/** What has changed since the buyer looked, with its cures; with the focus, where the order was refused for it. */
export function CheckoutChanges({
  conflicts = [],
  change = null,
  problem,
  onDismissProblem,
  ...events
}: CheckoutChangesProps) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element>(null)

  // The button of what is settled goes, and the focus must not go with it.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) place.current?.focus()
  })

  function pressing<Event>(handle: (event: Event) => void) {
    return (event: Event) => {
      pressed.current = document.activeElement
      handle(event)
    }
  }

  return (
    <div ref={place} tabIndex={-1} className="rounded-md">
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
