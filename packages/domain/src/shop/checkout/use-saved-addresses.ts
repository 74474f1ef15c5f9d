import type { Cart } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useShop } from '../shop-context'
import { usedAddressesQuery } from './checkout.queries'
import { toSavedAddresses, type SavedAddressView } from './saved-addresses'
import { addressBookQuery, toStoredAddressView } from './stored-addresses'

/**
 * Addresses to choose from. The address book and earlier orders are loaded only on request. If they cannot be loaded,
 * the cart's own addresses are offered.
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
