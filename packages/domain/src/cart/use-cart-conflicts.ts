import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useIsHydrated, useShop } from '../shop-context'
import { cartQuery, localCartVersions, removalsHere } from './cart.queries'
import { toCartConflicts, toRemovedConflict, type CartConflictView } from './conflicts.view'
import { watchCart, type WatchedCart } from './removed-lines'
import {
  emptyCartSnapshot,
  parseCartSnapshot,
  serializeCartSnapshot,
  cartSnapshotStorageKey,
  updateCartSnapshot,
} from './cart-snapshot'

/** Changed prices, and lines removed in another place, since the buyer loaded the page. */
export interface ChangedLines {
  conflicts: readonly CartConflictView[]
  /** Acknowledges all of it: only further changes are shown. */
  dismiss: () => void
}

/** Identifies a conflict in its present state. */
const nameOf = (conflict: CartConflictView) => JSON.stringify(conflict)

/**
 * Lines whose price differs from the one this tab has displayed, also before a reload, and lines removed in another
 * place. Insufficient stock is shown by the lines themselves.
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
      watchCart(watched, cart, { own: localCartVersions(queryClient), removedHere: removalsHere(queryClient) }),
    )
  }
  const stored = () => (isHydrated ? parseCartSnapshot(storage(cartSnapshotStorageKey).read()) : null)
  const [known, setSnapshot] = useState(stored)
  const [read, setRead] = useState<readonly string[]>([])
  const snapshot = known ?? stored() ?? emptyCartSnapshot
  const present = cart && isHydrated ? updateCartSnapshot(snapshot, cart) : snapshot
  if (present !== (known ?? emptyCartSnapshot)) setSnapshot(present)
  useEffect(() => {
    if (snapshot !== emptyCartSnapshot) storage(cartSnapshotStorageKey).write(serializeCartSnapshot(snapshot))
  }, [storage, snapshot])
  const conflicts = useMemo(() => {
    const all = cart ? toCartConflicts(cart, { snapshot: snapshot }, locale) : []
    const prices = all.filter((conflict) => conflict.kind === 'price' && !read.includes(nameOf(conflict)))
    return [...prices, ...watched.removed.map((line) => toRemovedConflict(line, locale))]
  }, [cart, snapshot, watched, read, locale])
  return {
    conflicts,
    dismiss() {
      setWatched({ cart, removed: [] })
      setRead((earlier) => [...earlier, ...conflicts.map(nameOf)])
      if (cart) setSnapshot(updateCartSnapshot(emptyCartSnapshot, cart))
    },
  }
}
