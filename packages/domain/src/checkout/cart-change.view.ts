import type { Address, Cart } from '@skafferi/api'
import { formatMoney, toMinor } from '../format'
import { isSameAddress } from './address'
import type { AddressKind } from './checkout.queries'

/** A figure of the cart that is another by now. */
export interface ChangedFigureView {
  name: 'goods' | 'discount' | 'shipping' | 'tax' | 'total'
  /** Formatted, as it was shown. */
  was: string
  /** Formatted. */
  now: string
}

/** What of a cart is other than the buyer has read it. */
export interface CartChangeView {
  /** Whose change it was, where that is known. */
  by: { name: string; isYou: boolean } | null
  /** In the order of a receipt; the total, if any, is last. */
  figures: readonly ChangedFigureView[]
  /** The addresses that are other ones. */
  addresses: readonly AddressKind[]
}

const amounts = [
  ['goods', 'item_total'],
  ['discount', 'discount_total'],
  ['shipping', 'shipping_total'],
  ['tax', 'tax_total'],
  ['total', 'total'],
] as const

const isSame = (a: Address | null, b: Address | null) => (a && b ? isSameAddress(a, b) : a === b)

/**
 * What has changed between two versions of a cart, apart from its lines; null where they are the same version.
 * @param before as the buyer has read it
 */
export function toCartChange(cart: Cart, before: Cart, locale: string): CartChangeView | null {
  if (cart.version === before.version) return null
  const money = (amount: number) => formatMoney(toMinor(amount), cart.currency_code, locale)
  const figures = amounts.filter(([, field]) => toMinor(cart[field]) !== toMinor(before[field]))
  const kinds: AddressKind[] = ['shipping', 'billing']
  return {
    by: cart.changed_by && { name: cart.changed_by.name, isYou: cart.changed_by.is_you },
    figures: figures.map(([name, field]) => ({ name, was: money(before[field]), now: money(cart[field]) })),
    addresses: kinds.filter((kind) => !isSame(cart[`${kind}_address`], before[`${kind}_address`])),
  }
}
