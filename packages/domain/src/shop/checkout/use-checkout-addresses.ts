import type { Cart } from '@skafferi/api'
import { useMemo, useState } from 'react'
import { useCustomer } from '../session'
import { isSameAddress } from './address'
import { toNewAddress } from './new-address'
import { hoursToSend } from './saved-addresses'
import { useAddressDrafts } from './use-address-drafts'
import { useSaveAddress } from './use-save-address'
import { useSavedAddresses } from './use-saved-addresses'

/** The addresses of an order, and those of earlier orders, which are loaded when they may be needed. */
export function useCheckoutAddresses(cart: Cart | undefined, isSent: boolean) {
  const [editing, setEditing] = useState(false)
  const customer = useCustomer()
  const account = customer.status === 'ready' ? customer.view : null
  const { shipping_address: shippingAddress = null, billing_address: billingAddress = null } = cart ?? {}
  const addressDrafts = useAddressDrafts(cart)
  const isBillingSame = Boolean(shippingAddress && billingAddress && isSameAddress(shippingAddress, billingAddress))
  const isIncomplete = Boolean(cart?.items.length) && (shippingAddress === null || billingAddress === null)
  const savedAddresses = useSavedAddresses(cart, !isSent && (editing || isIncomplete))
  const address = useSaveAddress(
    isBillingSame,
    ({ receptionHours }) => cart && hoursToSend(receptionHours, cart, savedAddresses),
    ({ kind }) => addressDrafts[kind].discard(),
  )
  return {
    ...address,
    addressDrafts,
    newAddress: useMemo(() => toNewAddress(account), [account]),
    editAddress: () => setEditing(true),
    savedAddresses,
  }
}
