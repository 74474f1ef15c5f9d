import type { Cart } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { cartKeys, toCartConflicts, type CartConflictView } from '../cart'
import { useShop } from '../shop-context'
import { stillApplies, type OrderRefusal } from './order-attempt'

/**
 * What has changed since the buyer looked: since the cart was shown, on its own page or here, and what the store named
 * when it refused the order.
 */
export function useConflicts(cart: Cart | undefined, refusal: OrderRefusal | null): CartConflictView[] {
  const { locale } = useShop()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState(() => queryClient.getQueryData<Cart>(cartKeys.current))
  if (!shown && cart) setShown(cart)

  return useMemo(() => {
    if (!cart) return []
    const problem = refusal && stillApplies(cart, refusal) ? refusal.problem : null
    return toCartConflicts(cart, { shown, problem }, locale)
  }, [cart, shown, refusal, locale])
}
