import type { Cart } from '@skafferi/api'
import { useFormDraft, type FormDraft } from '../draft'
import { parseStoredAddress, type AddressValues } from './address'
import type { AddressKind } from './checkout.queries'

/** The unsaved input of both addresses of a cart. The next cart starts without input. */
export function useAddressDrafts(cart: Cart | undefined): Record<AddressKind, FormDraft<AddressValues>> {
  const cartId = cart?.id ?? ''
  return {
    shipping: useFormDraft(`shipping address ${cartId}`, parseStoredAddress),
    billing: useFormDraft(`billing address ${cartId}`, parseStoredAddress),
  }
}
