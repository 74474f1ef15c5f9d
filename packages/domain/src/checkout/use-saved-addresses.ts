import type { Cart } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useShop } from '../shop-context'
import { usedAddressesQuery } from './checkout.queries'
import { toSavedAddresses, type SavedAddressView } from './saved-addresses'

/**
 * Addresses to choose from. Earlier orders are only looked into once somebody may want one of theirs; where they cannot
 * be had, the cart's own are offered.
 */
export function useSavedAddresses(cart: Cart | undefined, wanted: boolean): SavedAddressView[] {
  const { data } = useQuery({ ...usedAddressesQuery(useShop()), enabled: wanted })
  return useMemo(() => (cart ? toSavedAddresses(cart, data ?? []) : []), [cart, data])
}
