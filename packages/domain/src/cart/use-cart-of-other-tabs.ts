import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShop } from '../shop-context'
import { cartKeys } from './cart.queries'

/** Asks for the cart again when another tab has changed it: at once in a tab that is seen, else when it is seen again. */
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
