import { allFields, type Column } from '@skafferi/domain/rules/catalogue/fields'
import { identityTargets } from '@skafferi/domain/rules/catalogue/import-targets'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { refuse } from '../../../platform/http/errors'

/** Columns with a fixed heading; those of prices depend on currency, quantity and date. */
const knownColumns = new Set(allFields.flatMap(({ kind, columns }) => (kind === 'prices' ? [] : columns)))

/** The heading of the price from a full carton, which only files with a column mapping have. */
export const cartonPriceHeading = 'carton_price'

/** The columns of a file. */
export interface Columns {
  indexes: ReadonlyMap<Column, number>
  /** Price columns by minimum quantity, and by start date in a price file. */
  prices: readonly { name: string; from: number; validFrom?: string; index: number }[]
  /** The index of the price from a full carton; below 0 if there is none. */
  cartonPrice: number
  /** Unknown headings, whose cells are ignored. */
  unknown: readonly string[]
}

const priceHeading = /^price ([a-z]{3})(?: from (\d{1,6}))?(?: on (\S+))?$/

/**
 * Returns the heading of a price column.
 * @param from minimum quantity
 * @param validFrom start as a date or date-time; omitted for immediately
 */
export function priceColumn(from: number, validFrom?: string): string {
  return `price ${shopCurrency.toUpperCase()}${from > 1 ? ` from ${from}` : ''}${validFrom ? ` on ${validFrom}` : ''}`
}

/**
 * Returns the headings of all fields.
 * @param quantities minimum quantities of the price columns
 */
export function catalogueColumns(quantities: readonly number[]): string[] {
  return allFields.flatMap(({ kind, columns }) =>
    kind === 'prices' ? quantities.map((from) => priceColumn(from)) : columns,
  )
}

/** The headings of the template, with two price tiers as an example. */
export const templateColumns: readonly string[] = catalogueColumns([1, 50])

/** Parses the heading of a price column; undefined for other headings. */
export function priceOf(heading: string): { from: number; validFrom?: string } | undefined {
  const [, currency, from = '1', validFrom] = priceHeading.exec(heading) ?? []
  return currency === shopCurrency && Number(from) >= 1
    ? { from: Number(from), validFrom: validFrom?.toUpperCase() }
    : undefined
}

function assertDistinct(headings: readonly string[]): void {
  const duplicate = headings.find((heading, index) => heading !== '' && headings.indexOf(heading) !== index)
  if (duplicate) throw refuse('duplicate_column', { column: duplicate })
}

/**
 * Finds the known columns, in any order and case.
 * @throws StoreError 400 if no column identifies articles or a column is repeated
 */
export function findColumns(given: readonly string[]): Columns {
  const headings = given.map((heading) => heading.trim().toLowerCase().replace(/\s+/g, ' '))
  assertDistinct(headings)
  if (!identityTargets.some((column) => headings.includes(column))) throw refuse('missing_column', { column: 'sku' })
  const indexes = new Map(
    headings.flatMap((heading, index) => (knownColumns.has(heading) ? [[heading as Column, index]] : [])),
  )
  const prices = headings.flatMap((heading, index) => {
    const price = priceOf(heading)
    return price ? [{ name: given[index] ?? heading, ...price, index }] : []
  })
  const priceIndexes = new Set(prices.map(({ index }) => index))
  const cartonPrice = headings.indexOf(cartonPriceHeading)
  const unknown = given.filter(
    (heading, index) =>
      heading !== '' && index !== cartonPrice && !priceIndexes.has(index) && !knownColumns.has(headings[index] ?? ''),
  )
  return { indexes, prices, cartonPrice, unknown }
}
