import type { Cart, Order } from '@skafferi/api'
import { addressKey } from './address'
import { toAddressView, type AddressView } from './checkout.view'

/** An address the company has used. */
export interface SavedAddressView extends AddressView {
  /** What it says, so that the same address is always the same. */
  id: string
}

/** Addresses that are offered at most: beyond these one is typed faster than found. */
const offered = 4

/**
 * Addresses to choose from: those of the cart, then those of earlier orders, each once. The shop keeps no address book;
 * these are the ones the company has given.
 * @param orders newest first
 */
export function toSavedAddresses(
  cart: Pick<Cart, 'shipping_address' | 'billing_address'>,
  orders: readonly Pick<Order, 'shipping_address' | 'billing_address'>[],
): SavedAddressView[] {
  const found = new Map<string, SavedAddressView>()
  for (const { shipping_address, billing_address } of [cart, ...orders]) {
    for (const address of [shipping_address, billing_address]) {
      if (address === null) continue
      const view = toAddressView(address)
      const id = addressKey(view.values)
      if (!found.has(id)) found.set(id, { ...view, id })
    }
  }
  return [...found.values()].slice(0, offered)
}
