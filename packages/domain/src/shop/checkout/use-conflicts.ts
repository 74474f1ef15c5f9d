import type { Cart } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { cartKeys, localCartVersions, toCartConflicts, type CartConflictView } from '../cart'
import { useShop } from '../shop-context'
import { acknowledge, nextAgreement, remoteActorOf, acceptOrdered, withLocalWrites, type Agreement } from './agreement'
import { toCartChange, type CartChangeView } from './cart-change.view'
import { stillApplies, type OrderRefusal } from './order-attempt'

/** What has changed since the buyer loaded the page. */
interface Conflicts {
  /** The conflicts by line. */
  conflicts: readonly CartConflictView[]
  /** Changes of the cart other than of its lines; null if there are none. */
  change: CartChangeView | null
  /** The cart that a press on Place Order agrees to; undefined until there is one. */
  agreed: Cart | undefined
  /** Acknowledges the marked changes, because the buyer acts on one. */
  acknowledge: () => void
  /** Removes the marks when the order is sent. */
  settle: () => void
}

/**
 * Returns what has changed since the cart was displayed, on the cart page or here, and the conflicts that the store
 * named when it refused the order.
 */
export function useConflicts(cart: Cart | undefined, refusal: OrderRefusal | null): Conflicts {
  const { locale } = useShop()
  const queryClient = useQueryClient()
  const [snapshot, setSnapshot] = useState(() => queryClient.getQueryData<Cart>(cartKeys.current))
  if (!snapshot && cart) setSnapshot(cart)
  const [known, setKnown] = useState<Agreement>()
  const localVersions = localCartVersions(queryClient)
  const next = nextAgreement(known, cart, { localVersions, refusal })
  if (next !== known) setKnown(next)

  const { conflicts, change } = useMemo(() => {
    if (!cart || !next) return { conflicts: [], change: null }
    const before = withLocalWrites(next.before, cart, localVersions)
    const problem = refusal && stillApplies(cart, refusal) ? refusal.problem : null
    return {
      conflicts: toCartConflicts(cart, { snapshot, displayedCart: before, problem }, locale),
      change: toCartChange(cart, { changedBy: remoteActorOf(cart, localVersions), ...next, before }, locale),
    }
  }, [cart, next, localVersions, snapshot, refusal, locale])

  return {
    conflicts,
    change,
    agreed: next?.agreed,
    acknowledge: () => setKnown(next && cart && acknowledge(next, cart, localVersions)),
    settle: () => setKnown(next && acceptOrdered(next)),
  }
}
