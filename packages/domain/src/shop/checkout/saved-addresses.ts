import type { Address, Cart, Order } from '@skafferi/api'
import { addressKey } from './address'
import { toAddressView, type AddressView } from './address.view'
import { placeKey } from '../../rules/checkout/place-key'
import type { StoredAddressView } from './stored-addresses'

/** An address of the company: from its book, or one it has used. */
export interface SavedAddressView extends AddressView {
  /** Identifies the address by its contents; for the address book, its id. */
  id: string
  /** The company's name for it; null if it is not in the address book. */
  name: string | null
  /** Receiving hours; null if unknown. */
  receptionHours: string | null
}

/** Maximum number of used addresses, in addition to the address book. */
const maxUsedAddresses = 4

/**
 * Returns the addresses to choose from: the address book by name, then those of the cart and of earlier orders that are
 * not in it, each once.
 * @param orders newest first
 */
export function toSavedAddresses(
  cart: Pick<Cart, 'shipping_address' | 'billing_address'>,
  orders: readonly Pick<Order, 'shipping_address' | 'billing_address'>[],
  book: readonly StoredAddressView[] = [],
): SavedAddressView[] {
  const stored = new Set(book.map(({ values }) => placeKey(values)))
  const usedAddresses = [cart, ...orders].flatMap(({ shipping_address, billing_address }) => [
    shipping_address,
    billing_address,
  ])
  const used = new Map<string, SavedAddressView>()
  for (const address of usedAddresses.filter((one): one is Address => one !== null && !stored.has(placeKey(one)))) {
    const view = toAddressView(address)
    const id = addressKey(view.values)
    if (!used.has(id)) used.set(id, { ...view, id, name: null, receptionHours: null })
  }
  return [...book, ...[...used.values()].slice(0, maxUsedAddresses)]
}

/**
 * Returns the reception hours to send with a delivery address: those of its place; empty clears the former ones, and
 * undefined keeps what was typed.
 * @param hours null if its place has none, undefined if it was typed
 */
export function hoursToSend(
  hours: string | null | undefined,
  { reception_hours: currentHours }: Cart,
  saved: readonly SavedAddressView[],
): string | undefined {
  if (hours) return hours
  const isOfAnother = currentHours !== null && saved.some(({ receptionHours }) => receptionHours === currentHours)
  return hours === null && isOfAnother ? '' : undefined
}
