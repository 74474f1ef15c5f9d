import type { MissingField, MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import type { TaxClass } from '@skafferi/domain/rules/tax/tax-rates'
import type { FieldFault } from '../../../platform/http/errors'
import type { RowGroup } from './group-rows'
import { maxReportedLength, type CellFault } from './import-row'
import type { MissingQuestion } from './missing'
import { rateKey } from './rate-spellings'
import { suggestForCell } from './tax-suggestions'

/** Maximum number of categories, and of cells in them, with values of their own. */
export const maxGroups = 50

/** Maximum number of cells with values of their own. */
const maxCells = 200

/** Maximum number of products that are named for a cell. */
const maxCellProducts = 3

/** Returns the first cell of a product that could not be used for a field. */
export const unusableCell = ({ rows }: RowGroup, field: MissingField): CellFault | undefined =>
  rows.flatMap(({ warnings }) => warnings).find(({ column }) => column === field)

/** Returns the same key for cells that mean the same. */
export const cellKey = (field: MissingField, cell: string) => (field === 'tax_class' ? rateKey(cell) : cell)

/** Returns the name of a product, or the SKU of one without. */
export const productNameOf = ({ rows }: RowGroup) =>
  (rows[0]?.product.title || rows[0]?.sku || '').slice(0, maxReportedLength)

/** The rows of a cell, and some of their products. */
interface NamedRows {
  rows: number
  products: string[]
}

/** Adds the rows of a product. */
const withProduct = (before: NamedRows | undefined, group: RowGroup, rows: number): NamedRows => ({
  rows: (before?.rows ?? 0) + rows,
  products: [...(before?.products ?? []), productNameOf(group)].slice(0, maxCellProducts),
})

/** Returns the cells of rows that could not be used, with some of their products, the most common ones first. */
export function cellsOf(field: MissingField, found: readonly [RowGroup, number][]): MissingQuestion['cells'] {
  const cells = new Map<string, MissingQuestion['cells'][number] & NamedRows>()
  for (const [group, rows] of found) {
    const { value: cell, problem } = unusableCell(group, field) ?? {}
    if (cell === undefined || !problem) continue
    const key = cellKey(field, cell)
    const before = cells.get(key)
    cells.set(key, { cell, problem, ...before, ...withProduct(before, group, rows) })
  }
  return [...cells.values()].toSorted((one, other) => other.rows - one.rows).slice(0, maxCells)
}

/** True if values are given for cells within categories. */
export const isByCellAndCategory = ({ by_cell: byCell = [] }: Pick<MissingValue, 'by_cell'>) =>
  byCell.some(({ category }) => category !== undefined)

/**
 * Returns the cells in several categories by category, with some of their products, the most common ones first; empty
 * if there are none.
 * @param isAll true to return all of them, because an earlier file was answered by them
 */
export function cellsByCategory(
  found: readonly [RowGroup, number][],
  isAll: boolean,
): NonNullable<MissingQuestion['cells_by_category']> {
  const cells = new Map<string, Map<string, NamedRows>>()
  const problems = new Map<string, { cell: string; problem: FieldFault }>()
  for (const [group, rows] of found) {
    const { value: cell, problem } = unusableCell(group, 'tax_class') ?? {}
    const { category } = group.changes
    if (cell === undefined || !problem || !category) continue
    const key = rateKey(cell)
    const byCategory = cells.get(key) ?? new Map<string, NamedRows>()
    byCategory.set(category, withProduct(byCategory.get(category), group, rows))
    cells.set(key, byCategory)
    if (!problems.has(key)) problems.set(key, { cell, problem })
  }
  if (!isAll && ![...cells.values()].some((byCategory) => byCategory.size > 1)) return []
  return [...cells]
    .flatMap(([key, byCategory]) => {
      const { cell = key, problem } = problems.get(key) ?? {}
      if (!problem) return []
      return [...byCategory].map(([category, named]) => ({
        cell,
        category,
        ...named,
        problem,
        ...suggested(suggestForCell(problem, category)),
      }))
    })
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, maxGroups)
}

/** Returns a suggested tax class as a part of a group; nothing if there is none. */
export const suggested = (suggestion: TaxClass | undefined) => (suggestion === undefined ? {} : { suggestion })
