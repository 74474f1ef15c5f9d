import type { Cart } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { cartKeys, ownCartVersion, toCartConflicts, type CartConflictView } from '../cart'
import { useShop } from '../shop-context'
import { toCartChange, type CartChangeView } from './cart-change.view'
import { agreedCart, stillApplies, type OrderRefusal } from './order-attempt'

/** What has changed since the buyer looked. */
interface Conflicts {
  /** Line by line. */
  conflicts: readonly CartConflictView[]
  /** As a whole; null where it is as it was. */
  change: CartChangeView | null
  /** The cart that a press on Place Order agrees to; undefined until there is one. */
  agreed: Cart | undefined
}

/**
 * What has changed since the buyer looked: since the cart was shown, on its own page or here, and what the store named
 * when it refused the order.
 */
export function useConflicts(cart: Cart | undefined, refusal: OrderRefusal | null): Conflicts {
  const { locale } = useShop()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState(() => queryClient.getQueryData<Cart>(cartKeys.current))
  if (!shown && cart) setShown(cart)
  const [agreed, setAgreed] = useState<Cart>()
  const next = agreedCart(agreed, cart, { own: ownCartVersion(queryClient), refusal })
  if (next !== agreed) setAgreed(next)

  return useMemo(() => {
    const before = refusal?.cart ?? next
    if (!cart || !before) return { conflicts: [], change: null, agreed: next }
    const problem = refusal && stillApplies(cart, refusal) ? refusal.problem : null
    const conflicts = toCartConflicts(cart, { shown, agreed: before, problem }, locale)
    return { conflicts, change: toCartChange(cart, before, locale), agreed: next }
  }, [cart, next, shown, refusal, locale])
}
