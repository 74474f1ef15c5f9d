import type { Address, Cart } from '@skafferi/api'
import { formatDateRange, formatLongDate, formatMoney, toMinor } from '../../platform/format'
import { isSameAddress } from './address'
import type { Agreement, RemoteActor } from './agreement'
import type { AddressKind } from './checkout.queries'
import { referenceNames } from '../../rules/checkout/references'
import { toReferenceValues, type ReferenceField } from './references'

/** An amount of the cart that has changed. */
export interface ChangedFigureView {
  name: 'goods' | 'discount' | 'shipping' | 'tax' | 'total'
  /** The displayed amount, formatted. */
  was: string
  /** Formatted. */
  now: string
}

/** A reference of the order that has changed. */
export interface ChangedReferenceView {
  field: ReferenceField
  /** The former value; empty if there was none. */
  was: string
  /** Empty if it was removed. */
  now: string
}

/** The changes of a cart since it was displayed. */
export interface CartChangeView {
  /** Who changed it; null if unknown. */
  by: { name: string; isYou: boolean } | 'shop' | null
  /** In the order of a receipt; the total, if any, is last. */
  figures: readonly ChangedFigureView[]
  /** The changed addresses. */
  addresses: readonly AddressKind[]
  /** The changed references of the order. */
  references: readonly ChangedReferenceView[]
  /** The delivery dates, formatted, if they have changed; otherwise null. */
  delivery: { was: string; now: string } | null
  /** The due date of the invoice, formatted, if it has changed; otherwise null. */
  due: { was: string; now: string } | null
}

const amounts = [
  ['goods', 'item_total'],
  ['discount', 'discount_total'],
  ['shipping', 'shipping_total'],
  ['tax', 'tax_total'],
  ['total', 'total'],
] as const

function toActor(actor: RemoteActor): CartChangeView['by'] {
  if (actor === 'unknown') return null
  return actor ? { name: actor.name, isYou: actor.is_you } : 'shop'
}

const isSame = (a: Address | null, b: Address | null) => (a && b ? isSameAddress(a, b) : a === b)

function changedReferences(cart: Cart, before: Cart): ChangedReferenceView[] {
  const [was, now] = [toReferenceValues(before), toReferenceValues(cart)]
  const changed = referenceNames.filter((field) => was[field] !== now[field])
  return changed.map((field) => ({ field, was: was[field], now: now[field] }))
}

function changedText(was: string, now: string): { was: string; now: string } | null {
  return was === now ? null : { was, now }
}

function changedDelivery({ delivery }: Cart, before: Cart, locale: string): CartChangeView['delivery'] {
  if (!delivery || !before.delivery) return null
  const dates = ({ start_date, end_date }: typeof delivery) => formatDateRange(start_date, end_date, locale)
  return changedText(dates(before.delivery), dates(delivery))
}

/** Lists the changes between two versions of a cart, without its lines; null if the versions are equal. */
export function toCartChange(
  cart: Cart,
  { before, changedBy = cart.changed_by }: Pick<Agreement, 'before' | 'changedBy'>,
  locale: string,
): CartChangeView | null {
  if (cart.version === before.version) return null
  const money = (amount: number) => formatMoney(toMinor(amount), cart.currency_code, locale)
  const figures = amounts.filter(([, field]) => toMinor(cart[field]) !== toMinor(before[field]))
  const kinds: AddressKind[] = ['shipping', 'billing']
  const due = ({ payment }: Cart) => formatLongDate(payment.due_date, locale)
  return {
    by: toActor(changedBy),
    figures: figures.map(([name, field]) => ({ name, was: money(before[field]), now: money(cart[field]) })),
    addresses: kinds.filter((kind) => !isSame(cart[`${kind}_address`], before[`${kind}_address`])),
    references: changedReferences(cart, before),
    delivery: changedDelivery(cart, before, locale),
    due: changedText(due(before), due(cart)),
  }
}
