import type { Cart } from '@skafferi/api'
import { useState } from 'react'
import { isSameAddress } from './address'
import { useSaveAddress } from './use-save-address'
import { useSavedAddresses } from './use-saved-addresses'

/** The addresses of an order: changing them, and those of earlier orders, which are looked up once they may be wanted. */
export function useCheckoutAddresses(cart: Cart | undefined, isSent: boolean) {
  const [editing, setEditing] = useState(false)
  const { shipping_address: goods = null, billing_address: invoice = null } = cart ?? {}
  const address = useSaveAddress(Boolean(goods && invoice && isSameAddress(goods, invoice)))
  const lacksOne = Boolean(cart?.items.length) && (goods === null || invoice === null)
  return {
    ...address,
    editAddress: () => setEditing(true),
    savedAddresses: useSavedAddresses(cart, !isSent && (editing || lacksOne)),
  }
}
