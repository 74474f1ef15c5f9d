import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShop } from '../shop-context'
import { cartKeys } from './cart.queries'

/**
 * Reads the cart, and the shelf that contains it, again after another tab has changed it: at once in a visible tab,
 * otherwise when it becomes visible.
 */
export function useCartOfOtherTabs(): void {
  const { otherTabs } = useShop()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      otherTabs.listen(() => {
        const refetchType = focusManager.isFocused() ? 'active' : 'none'
        void queryClient.invalidateQueries({ queryKey: cartKeys.all, refetchType })
      }),
    [otherTabs, queryClient],
  )
}
