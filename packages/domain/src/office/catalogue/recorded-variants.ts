import { formatMoney, formatNumber } from '../../platform/format'
import { isInteger, isRecord, recordOf } from '../../rules/json/schema'
import type { Office } from '../office-context'
import type { RecordedChange } from '../office.view'
import { shopCurrency } from '../shop-currency'

/** The displayed part of a variant in an activity entry. */
interface RecordedVariant {
  id: string
  sku: string
  stock: number | null
  /** Minor units by minimum quantity. */
  prices: Readonly<Record<string, number>>
}

const arePrices = recordOf(isInteger)

/** Reads the variants of a record. Earlier versions of the store have recorded others of their fields. */
function variantsIn(record: unknown): RecordedVariant[] {
  const variants = isRecord(record) && Array.isArray(record.variants) ? record.variants.filter(isRecord) : []
  return variants.map(({ id, sku, title, stock, prices }) => ({
    id: String(id ?? sku),
    sku: String(sku ?? title ?? ''),
    stock: isInteger(stock) ? stock : null,
    prices: arePrices(prices) ? prices : {},
  }))
}

/**
 * The changed prices and stocks of a product's variants. @param before the record of an activity entry, like `after`
 */
export function variantChanges(before: unknown, after: unknown, { locale }: Office): RecordedChange[] {
  const old = new Map(variantsIn(before).map((variant) => [variant.id, variant]))
  const pieces = (stock: number | null | undefined) =>
    stock === null || stock === undefined ? null : formatNumber(stock, locale)
  const money = (amount: number | undefined) =>
    amount === undefined ? null : formatMoney(amount, shopCurrency, locale)
  const all = variantsIn(after).flatMap(({ id, sku, stock, prices }): RecordedChange[] => {
    const was = old.get(id)
    const tiers = [...new Set([...Object.keys(was?.prices ?? {}), ...Object.keys(prices)])].sort(
      (a, b) => Number(a) - Number(b),
    )
    return [
      { field: 'stock', of: { sku, from: null }, before: pieces(was?.stock), after: pieces(stock) },
      ...tiers.map((from) => ({
        field: 'price',
        of: { sku, from: from === '1' ? null : formatNumber(Number(from), locale) },
        before: money(was?.prices[from]),
        after: money(prices[from]),
      })),
    ]
  })
  return all.filter((change) => change.before !== change.after)
}
