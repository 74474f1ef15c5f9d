import type { components } from '@skafferi/api/admin'
import { formatMoney, shopCurrency, toMinor } from '../../platform/format'
import { amountText } from '../../rules/text/amount-text'
import { readInteger, readNumber } from '../../rules/text/number-text'
import type { Office } from '../office-context'
import type { OrderTermsDraft, OrderTermsField, OrderTermsView, RemoteOrderTermsChange } from './order-terms.view'

type OrderTerms = components['schemas']['OrderTerms']

/** The highest values of the contract. */
const most = { minimum: 1_000_000, paymentDays: 365, lowStock: 1_000_000 }

/** The values of the form while the section loads. */
export const emptyOrderTerms: OrderTermsDraft = { minimum: '', paymentDays: '', points: false, lowStock: '' }

/** Creates the form's values of stored conditions. */
export const toOrderTermsDraft = ({ minimum, payment_days: days, points, low_stock }: OrderTerms): OrderTermsDraft => ({
  minimum: minimum === null ? '' : amountText(minimum),
  paymentDays: String(days),
  points,
  lowStock: String(low_stock),
})

/** Returns the conditions of a form; numbers that cannot be read are NaN, which are faults. */
export function toOrderTerms({ minimum, paymentDays, points, lowStock }: OrderTermsDraft): OrderTerms {
  const amount = readNumber(minimum, { decimals: 2, currency: shopCurrency })
  return {
    minimum: minimum.trim() === '' ? null : amount.kind === 'number' ? amount.value : Number.NaN,
    payment_days: readInteger(paymentDays) ?? Number.NaN,
    points,
    low_stock: readInteger(lowStock) ?? Number.NaN,
  }
}

/** The faults that prevent the conditions from being saved. */
export function orderTermsFaults(draft: OrderTermsDraft): OrderTermsView['faults'] {
  const { minimum, payment_days: days, low_stock: lowStock } = toOrderTerms(draft)
  const range = (highest: number) => ({ code: 'range', message: null, params: { least: 0, most: highest } })
  const isWithin = (value: number, highest: number) => value >= 0 && value <= highest
  return {
    ...(minimum !== null && !isWithin(minimum, most.minimum) && { minimum: range(most.minimum) }),
    ...(!isWithin(days, most.paymentDays) && { paymentDays: range(most.paymentDays) }),
    ...(!isWithin(lowStock, most.lowStock) && { lowStock: range(most.lowStock) }),
  }
}

/** Renames the store's refusals to the form's fields. */
export function toOrderTermsFaults<Fault>(
  faults: Readonly<Record<string, Fault>>,
): Partial<Record<OrderTermsField, Fault>> {
  const names: Readonly<Record<string, OrderTermsField>> = {
    payment_days: 'paymentDays',
    points: 'points',
    low_stock: 'lowStock',
  }
  const fieldOf = (path: string) => names[path.replace(/^value\./, '')] ?? 'minimum'
  return Object.fromEntries(Object.entries(faults).map(([path, fault]) => [fieldOf(path), fault]))
}

/** Lists the fields that another operator has changed. */
export function remoteOrderTermsChanges(
  before: OrderTerms,
  after: OrderTerms,
  { locale }: Pick<Office, 'locale'>,
): RemoteOrderTermsChange[] {
  const texts = ({ minimum, payment_days: days, points, low_stock }: OrderTerms) => ({
    minimum: minimum === null ? '' : formatMoney(toMinor(minimum), shopCurrency, locale),
    paymentDays: String(days),
    points: String(points),
    lowStock: String(low_stock),
  })
  const [old, now] = [texts(before), texts(after)]
  return (Object.keys(now) as OrderTermsField[])
    .map((field) => ({ field, before: old[field], after: now[field] }))
    .filter((change) => change.before !== change.after)
}
