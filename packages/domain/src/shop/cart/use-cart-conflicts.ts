import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useIsHydrated, useShop } from '../shop-context'
import { cartQuery, localCartVersions, requestedRemovals } from './cart.queries'
import { toCartConflicts, toRemovedConflict, type CartConflictView } from './conflicts.view'
import { watchCart, type WatchedCart } from './removed-lines'
import {
  emptyCartSnapshot,
  parseCartSnapshot,
  serializeCartSnapshot,
  cartSnapshotStorageKey,
  updateCartSnapshot,
} from './cart-snapshot'

/** Changed prices, and lines that another tab or a colleague has removed, since the buyer loaded the page. */
export interface ChangedLines {
  conflicts: readonly CartConflictView[]
  /** Acknowledges all of it: only further changes are shown. */
  dismiss: () => void
}

/** Identifies a conflict in its present state. */
const nameOf = (conflict: CartConflictView) => JSON.stringify(conflict)

/**
 * Lines whose price differs from the one this tab has displayed, also before a reload, and lines that another tab or a
 * colleague has removed. Insufficient stock is shown by the lines themselves.
 */
export function useCartConflicts(): ChangedLines {
  const shop = useShop()
  const queryClient = useQueryClient()
  const { storage, locale } = shop
  const { data: cart } = useQuery(cartQuery(shop))
  const isHydrated = useIsHydrated()
  const [watched, setWatched] = useState<WatchedCart>({ cart, removed: [] })
  if (cart && cart !== watched.cart) {
    setWatched(
      watchCart(watched, cart, {
        localVersions: localCartVersions(queryClient),
        requestedRemovals: requestedRemovals(queryClient),
      }),
    )
  }
  const stored = () => (isHydrated ? parseCartSnapshot(storage(cartSnapshotStorageKey).read()) : null)
  const [known, setSnapshot] = useState(stored)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const snapshot = known ?? stored() ?? emptyCartSnapshot
  const nextSnapshot = cart && isHydrated ? updateCartSnapshot(snapshot, cart) : snapshot
  if (nextSnapshot !== (known ?? emptyCartSnapshot)) setSnapshot(nextSnapshot)
  useEffect(() => {
    if (snapshot !== emptyCartSnapshot) storage(cartSnapshotStorageKey).write(serializeCartSnapshot(snapshot))
  }, [storage, snapshot])
  const conflicts = useMemo(() => {
    const all = cart ? toCartConflicts(cart, { snapshot }, locale) : []
    const prices = all.filter((conflict) => conflict.kind === 'price' && !dismissed.includes(nameOf(conflict)))
    return [...prices, ...watched.removed.map((line) => toRemovedConflict(line, locale))]
  }, [cart, snapshot, watched, dismissed, locale])
  return {
    conflicts,
    dismiss() {
      setWatched({ cart, removed: [] })
      setDismissed((earlier) => [...earlier, ...conflicts.map(nameOf)])
      if (cart) setSnapshot(updateCartSnapshot(emptyCartSnapshot, cart))
    },
  }
}
