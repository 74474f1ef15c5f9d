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
  /** Line by line. */
  conflicts: readonly CartConflictView[]
  /** The changes of the cart as a whole; null if there are none. */
  change: CartChangeView | null
  /** The cart that a press on Place Order agrees to; undefined until there is one. */
  agreed: Cart | undefined
  /** The buyer acts on a marked change, and so acknowledges it. */
  acknowledge: () => void
  /** The order is sent: the marks are removed. */
  settle: () => void
}

/**
 * What has changed since the cart was displayed, on its own page or here, and what the store named when it refused the
 * order.
 */
export function useConflicts(cart: Cart | undefined, refusal: OrderRefusal | null): Conflicts {
  const { locale } = useShop()
  const queryClient = useQueryClient()
  const [snapshot, setShown] = useState(() => queryClient.getQueryData<Cart>(cartKeys.current))
  if (!snapshot && cart) setShown(cart)
  const [known, setKnown] = useState<Agreement>()
  const own = localCartVersions(queryClient)
  const next = nextAgreement(known, cart, { own, refusal })
  if (next !== known) setKnown(next)

  const { conflicts, change } = useMemo(() => {
    if (!cart || !next) return { conflicts: [], change: null }
    const before = withLocalWrites(next.before, cart, own)
    const problem = refusal && stillApplies(cart, refusal) ? refusal.problem : null
    return {
      conflicts: toCartConflicts(cart, { snapshot: snapshot, agreed: before, problem }, locale),
      change: toCartChange(cart, { changedBy: remoteActorOf(cart, own), ...next, before }, locale),
    }
  }, [cart, next, own, snapshot, refusal, locale])

  return {
    conflicts,
    change,
    agreed: next?.agreed,
    acknowledge: () => setKnown(next && cart && acknowledge(next, cart, own)),
    settle: () => setKnown(next && acceptOrdered(next)),
  }
}
