import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import { fault, refuse } from '../../../platform/http/errors'
import { priceColumn } from './columns'
import { decimalSignOf } from './file-numbers'
import { readFrom } from './from-quantity'
import { maxReportedLength, type CellFault } from './import-row'
import { maxTiers } from './price-file'
import type { SheetRow } from './sheet-file'
import type { Table } from './table-file'

/** Returns the key of the article of each row; empty if it has none. */
function articleKeys({ rows }: Table, index: number, nameIndex: number): string[] {
  let above = ''
  return rows.map(({ cells }) => {
    const key = identifierKey(cells[index] ?? '')
    // A row with neither SKU nor name is a further price of the article above.
    if (key !== '' || (cells[nameIndex] ?? '') !== '') above = key
    return above
  })
}

/** The targets of the columns that say of which article a row is, by index; below 0 if there is none. */
function articleIndexes(targets: readonly (string | null)[]) {
  const index = ['sku', 'gtin'].map((target) => targets.indexOf(target)).find((each) => each >= 0) ?? -1
  return { index, nameIndex: targets.indexOf('product') }
}

/**
 * True if articles have several rows, each with the price from another quantity.
 * @param targets of the columns, one of which is `from`
 */
export function hasQuantityRows(table: Table, targets: readonly (string | null)[]): boolean {
  const { index, nameIndex } = articleIndexes(targets)
  const fromIndex = targets.indexOf('from')
  if (index < 0 || fromIndex < 0 || !targets.includes('price')) return false
  const keys = articleKeys(table, index, nameIndex).filter((key) => key !== '')
  const quantities = new Set(table.rows.map(({ cells }) => cells[fromIndex] ?? ''))
  return new Set(keys).size < keys.length && quantities.size > 1 && quantities.size <= maxTiers
}

/** An article with the rows that its prices are from. */
interface Article {
  at: number
  row: SheetRow
  origins: SheetRow[]
}

/**
 * Merges rows that have the price of an article from another quantity into its first row, which gets a column for each
 * quantity. Of two prices for the same quantity the first counts.
 * @param original the rows as in the file
 * @param matched the same rows in the shop's own format
 * @param fromIndex index of the original column with the quantities; below 0 if there is none
 * @throws StoreError 400 if there are too many quantities
 */
export function withQuantityRows(
  original: Table,
  matched: Table,
  fromIndex: number,
): { original: Table; matched: Table } {
  const priceIndex = matched.columns.indexOf(priceColumn(1))
  const { index, nameIndex } = articleIndexes(matched.columns)
  if (fromIndex < 0 || priceIndex < 0 || index < 0) return { original, matched }
  const columns = [...matched.columns]
  const decimalSign = decimalSignOf(matched)
  const keys = articleKeys(matched, index, nameIndex)
  const articles = new Map<string, Article>()
  const cellWarnings = new Map<number, readonly CellFault[]>(matched.cellWarnings)
  const warn = ({ row }: SheetRow, cell: CellFault) =>
    void cellWarnings.set(row, [...(cellWarnings.get(row) ?? []), cell])

  function columnOf(from: number): number {
    const found = columns.indexOf(priceColumn(from))
    if (found >= 0) return found
    if (columns.length - matched.columns.length >= maxTiers) throw refuse('too_many_tiers', { most: maxTiers })
    return columns.push(priceColumn(from)) - 1
  }

  function setPrice({ row }: Article, from: number, price: string, number: number): void {
    const at = columnOf(from)
    const used = row.cells[at] ?? ''
    if (price === '' || used === price) return
    if (used === '') {
      row.cells[at] = price
      return
    }
    const value = price.slice(0, maxReportedLength)
    const params = { row: number, used: used.slice(0, maxReportedLength), given: value }
    warn(row, { column: columns[at] ?? '', value, problem: fault('other_price_in_row', params) })
  }

  const kept = matched.rows.flatMap((given, at): Article[] => {
    const key = keys[at] ?? ''
    const alone = { at, row: given, origins: [] }
    const originalRow = original.rows[at] ?? given
    const text = originalRow.cells[fromIndex] ?? ''
    const read = readFrom(text, decimalSign)
    const from = read && Math.max(1, read)
    const price = given.cells[priceIndex] ?? ''
    const article = articles.get(key)
    if (article && key !== '') {
      const name = given.cells[nameIndex] ?? ''
      const isUnnamed = name === '' && identifierKey(given.cells[index] ?? '') === ''
      const isOther = from === 1 && (isUnnamed || (name !== '' && name !== article.row.cells[nameIndex]))
      if (from === undefined || isOther) return [alone]
      setPrice(article, from, price, given.row)
      article.origins.push(originalRow)
      given.cells.forEach((cell, column) => {
        if (column !== priceIndex && (article.row.cells[column] ?? '') === '') article.row.cells[column] = cell
      })
      return []
    }
    if (from === undefined)
      warn(given, { column: 'from', value: text.slice(0, maxReportedLength), problem: fault('not_from_one') })
    const row = { ...given, cells: given.cells.with(priceIndex, '') }
    const created: Article = { at, row, origins: [originalRow] }
    setPrice(created, from || 1, price, given.row)
    if (key !== '') articles.set(key, created)
    return [created]
  })
  const merged = kept.filter(({ origins }) => origins.length > 1)
  return {
    original: { ...original, rows: kept.map(({ at, row }) => original.rows[at] ?? row) },
    matched: {
      ...matched,
      columns,
      rows: kept.map(({ row }) => ({ ...row, cells: columns.map((_, column) => row.cells[column] ?? '') })),
      cellWarnings,
      origin: {
        columns: original.columns,
        rows: new Map(merged.map(({ row, origins }) => [row.row, origins])),
        refused: [],
      },
    },
  }
}
