import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShop } from '../shop-context'
import { cartKeys, shelfKey } from './cart.queries'

/**
 * Reads the cart, and the shelf that contains it, again after another tab has changed it: at once in a visible tab,
 * otherwise when it becomes visible. A window that was visible all the time reads them when it gets the focus.
 */
export function useCartOfOtherTabs(): void {
  const { otherTabs } = useShop()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      otherTabs.listen(() => {
        const refetchType = focusManager.isFocused() ? 'active' : 'none'
        for (const queryKey of [cartKeys.all, shelfKey]) void queryClient.invalidateQueries({ queryKey, refetchType })
      }),
    [otherTabs, queryClient],
  )
  useEffect(() => {
    const onFocus = () => focusManager.onFocus()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [])
}
