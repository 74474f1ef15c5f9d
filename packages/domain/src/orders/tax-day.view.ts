import type { Order } from '@skafferi/api'
import { formatDate, formatMoney, toMinor } from '../format'
import { hasLeft } from './transition.rules'

/** Which day's law an order's VAT follows. */
export interface TaxDayView {
  /** `expected` until the goods leave; `changed` where the law was another one on the day they did. */
  state: 'expected' | 'fixed' | 'changed'
  /** Such as "3 Jan 2028". */
  day: string
  /** What the VAT came to when it was ordered. */
  placed: string
}

type Taxed = Pick<
  Order,
  'tax' | 'tax_fixed' | 'placed_tax_total' | 'tax_total' | 'currency_code' | 'fulfillment_status' | 'status'
>

/**
 * Which day's law an order's VAT follows; null where no day changes it, where it will not leave any more, or where it
 * left before the shop kept the day.
 */
export function toTaxDayView(order: Taxed, locale: string): TaxDayView | null {
  const { tax, tax_fixed: isFixed, placed_tax_total: placed } = order
  if (tax === null || tax.treatment === 'intra_eu' || tax.treatment === 'export') return null
  if (!isFixed && (hasLeft(order.fulfillment_status) || order.status === 'canceled')) return null
  const fixed = placed === order.tax_total ? 'fixed' : 'changed'
  return {
    state: isFixed ? fixed : 'expected',
    day: formatDate(tax.date, locale),
    placed: formatMoney(toMinor(placed), order.currency_code, locale),
  }
}
