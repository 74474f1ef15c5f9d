import { valueFor, type MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { fault } from '../../../platform/http/errors'
import { RowRefusal, findBySku, skuKeys, type StoredProduct } from '../products'
import type { CellsFound } from './asked-cells'
import { cartonPriceHeading, priceColumn } from './columns'
import { maxSamples } from './import-columns'
import { maxReportedLength, type CartonPriceUnit, type ImportRow } from './import-row'
import { isCartonUnit, isSameUnit } from './price-units'
import type { Table } from './table-file'

/** Returns what the operator answered that prices from a full carton are for; undefined without an answer. */
export function cartonUnitBy(values: readonly MissingValue[]): CartonPriceUnit | undefined {
  const value = valueFor(values, 'carton_price')
  return value === 'piece' || value === 'carton' ? value : undefined
}

/** Returns the rows with a price from a full carton, and some of these prices. */
export function cartonPricesIn({ columns, rows }: Table): CellsFound {
  const index = columns.indexOf(cartonPriceHeading)
  const cells = index < 0 ? [] : rows.flatMap(({ cells: found }) => found[index] || [])
  return {
    rows: cells.length,
    samples: [...new Set(cells)].slice(0, maxSamples).map((cell) => cell.slice(0, maxReportedLength)),
  }
}

/** Returns the pieces in a carton, or else in a pack, by the row or the article that the shop has. */
function piecesOf({ sku, fields }: ImportRow, before: StoredProduct | undefined): number | undefined {
  const variants = new Map(
    before?.variants.flatMap((variant) => skuKeys(variant.sku ?? '').map((key) => [key, variant] as const)),
  )
  const known = findBySku(variants, sku)
  const isSeveral = (pieces: number | null | undefined) => typeof pieces === 'number' && pieces > 1
  const sizes = [fields.carton_size, known?.cartonSize, fields.pack_size, known?.packSize]
  return sizes.find(isSeveral) ?? undefined
}

/**
 * Divides prices per carton by its pieces; a price for the unit that the article is sold by stays as it is.
 * @param warn reports a price of a unit whose pieces are not known, which is left out, and one that is divided
 */
export function withPiecePrices(
  rows: readonly ImportRow[],
  before: StoredProduct | undefined,
  warn: (row: ImportRow, problem: RowRefusal) => void,
): ImportRow[] {
  return rows.map((row) => {
    if (row.prices.every(({ per }) => per === undefined)) return row
    const prices = row.prices.flatMap(({ per: unit, ...price }) => {
      if (unit === undefined || price.amount === null || isSameUnit(unit, row.fields.unit ?? '')) return [price]
      const column = priceColumn(price.from, price.validFrom?.toISOString())
      const pieces = isCartonUnit(unit) ? piecesOf(row, before) : undefined
      if (pieces === undefined) {
        warn(row, new RowRefusal(column, fault('price_per_unit', { unit })))
        return []
      }
      const amount = Math.round(price.amount / pieces)
      const used = toMajor(amount).toFixed(2)
      warn(row, new RowRefusal(column, fault('price_of_carton', { unit, pieces, used })))
      return [{ ...price, amount }]
    })
    return { ...row, prices }
  })
}

/**
 * Makes the price from a full carton a price tier from the pieces in a carton. A tier of the file from the same
 * quantity is more exact.
 * @param warn reports a price without the pieces of its carton, which is left out, and one that is rounded
 */
export function withCartonPrices(
  rows: readonly ImportRow[],
  before: StoredProduct | undefined,
  warn: (row: ImportRow, problem: RowRefusal) => void,
): ImportRow[] {
  return rows.map((row) => {
    const { amount = 0, unit } = row.cartonPrice ?? {}
    if (unit === undefined) return row
    const from = piecesOf(row, before)
    if (from === undefined) {
      warn(row, new RowRefusal(cartonPriceHeading, fault('carton_price_without_size')))
      return row
    }
    if (row.prices.some((price) => price.from === from && price.validFrom === undefined)) return row
    const exact = unit === 'carton' ? amount / from : amount
    const rounded = Math.round(exact)
    if (rounded !== exact) {
      const given = (toMajor(1) * exact).toFixed(4)
      warn(
        row,
        new RowRefusal(cartonPriceHeading, fault('price_rounded', { given, used: toMajor(rounded).toFixed(2) })),
      )
    }
    return { ...row, prices: [...row.prices, { from, amount: rounded }] }
  })
}
