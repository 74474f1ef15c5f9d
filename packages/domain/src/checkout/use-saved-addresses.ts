import type { Cart } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useShop } from '../shop-context'
import { usedAddressesQuery } from './checkout.queries'
import { toSavedAddresses, type SavedAddressView } from './saved-addresses'
import { addressBookQuery, toStoredAddressView } from './stored-addresses'

/**
 * Addresses to choose from. The book and earlier orders are only looked into once somebody may want one of theirs; if
 * they cannot be had, the cart's own are offered.
 */
export function useSavedAddresses(cart: Cart | undefined, isEnabled: boolean): SavedAddressView[] {
  const shop = useShop()
  const { data: used } = useQuery({ ...usedAddressesQuery(shop), enabled: isEnabled })
  const { data: book } = useQuery({ ...addressBookQuery(shop), enabled: isEnabled })
  return useMemo(
    () => (cart ? toSavedAddresses(cart, used ?? [], (book ?? []).map(toStoredAddressView)) : []),
    [cart, used, book],
  )
}
