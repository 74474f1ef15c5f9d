import type { Order } from '@skafferi/api'
import { formatDate, formatMoney, toMinor } from '../../platform/format'
import { isShipped } from '../../rules/orders/transition'

/** The date whose VAT law applies to an order. */
export interface TaxDayView {
  /** `expected` until the goods are shipped; `changed` if another rate applied on that date. */
  state: 'expected' | 'fixed' | 'changed'
  /** Such as "3 Jan 2028". */
  day: string
  /** VAT when the order was placed. */
  placed: string
}

type Taxed = Pick<
  Order,
  'tax' | 'tax_fixed' | 'placed_tax_total' | 'tax_total' | 'currency_code' | 'fulfillment_status' | 'status'
>

/**
 * Returns the date whose VAT law applies; null if the date makes no difference, if the order will not be shipped, or if
 * it was shipped before the shop stored the date.
 */
export function toTaxDayView(order: Taxed, locale: string): TaxDayView | null {
  const { tax, tax_fixed: isFixed, placed_tax_total: placed } = order
  if (tax === null || tax.treatment === 'intra_eu' || tax.treatment === 'export') return null
  if (!isFixed && (isShipped(order.fulfillment_status) || order.status === 'canceled')) return null
  const fixed = placed === order.tax_total ? 'fixed' : 'changed'
  return {
    state: isFixed ? fixed : 'expected',
    day: formatDate(tax.date, locale),
    placed: formatMoney(toMinor(placed), order.currency_code, locale),
  }
}
