import { maxListLength, readList } from '@skafferi/domain/rules/catalogue/cells'
import {
  catalogueFields,
  columnOf,
  fieldsAt,
  type Column,
  type FieldLevel,
  type FieldName,
} from '@skafferi/domain/rules/catalogue/fields'
import { handleOf } from '../products'
import { catalogueColumns, priceColumn } from './columns'
import { textOfHtml } from './html-text'
import type { ShopSystem, Table } from './table-file'

/** Cells of a row by the template's headings. */
export type TemplateCells = Partial<Record<Column, string>>

/** Reads cells by heading, and tracks which headings were used. */
export interface ExternalCells {
  /** True if one of the headings exists. */
  has: (...names: string[]) => boolean
  /** Returns the first non-empty cell under these headings; empty if there is none. */
  cell: (cells: readonly string[], ...names: string[]) => string
  /** Returns the cells under all matching headings, in order. */
  all: (cells: readonly string[], heading: RegExp) => string[]
  /** Returns unused headings with content. */
  ignoredColumns: () => string[]
}

/** @param table an external file; headings match in any case */
export function readExternalCells(table: Table): ExternalCells {
  const headings = table.columns.map((column) => column.toLowerCase().replace(/\s+/g, ' '))
  const indexByHeading = new Map(headings.map((heading, index) => [heading, index] as const).toReversed())
  const indexesByPattern = new Map<string, number[]>()
  const used = new Set<number>()
  const cellAt = (cells: readonly string[], name: string) => {
    const index = indexByHeading.get(name)
    if (index === undefined) return ''
    used.add(index)
    return cells[index] ?? ''
  }
  const indexesOf = (heading: RegExp) => {
    const known =
      indexesByPattern.get(heading.source) ?? headings.flatMap((name, index) => (heading.test(name) ? [index] : []))
    indexesByPattern.set(heading.source, known)
    return known
  }
  return {
    has: (...names) => names.some((name) => indexByHeading.has(name)),
    cell(cells, ...names) {
      const found = names.map((name) => cellAt(cells, name))
      return found.find((text) => text !== '') ?? ''
    },
    all(cells, heading) {
      const indexes = indexesOf(heading)
      for (const index of indexes) used.add(index)
      return indexes.map((index) => cells[index] ?? '').filter((text) => text !== '')
    },
    ignoredColumns: () =>
      table.columns.filter(
        (column, index) =>
          column !== '' && !used.has(index) && table.rows.some(({ cells }) => (cells[index] ?? '') !== ''),
      ),
  }
}

/** Joins picture URLs for the template, without duplicates, with https. */
export function imageList(addresses: readonly string[]): string {
  const secure = addresses.map((address) =>
    address
      .trim()
      .replace(/^(?:http:)?\/\//i, 'https://')
      .replaceAll(';', '%3B'),
  )
  return [...new Set(secure.filter((address) => address.startsWith('https://')))]
    .slice(0, catalogueFields.images.limits.maxItems)
    .join(';')
}

/** Joins tags for the template, up to the maximum length. */
export function tagList(tags: readonly string[]): string {
  const all = readList(tags.map((tag) => tag.replaceAll(';', ' ')).join(';'))
  let left = maxListLength
  const end = all.findIndex((tag, index) => (left -= tag.length + (index > 0 ? 1 : 0)) < 0)
  return (end < 0 ? all : all.slice(0, end)).join(';')
}

/** Truncates a text to the maximum length, with an ellipsis. */
function truncateText(text: string): string {
  const { maxLength } = catalogueFields.description.limits
  if (text.length <= maxLength) return text
  return `${text
    .slice(0, maxLength - 1)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`
}

/** Returns the barcode if it is a GTIN. Other systems accept any text, which must not make the product fail. */
function gtinOf(barcode: string): string {
  const digits = barcode.replace(/^'/, '').trim()
  return /^0?\d{12,13}$/.test(digits) ? digits.slice(-13) : ''
}

/** Returns the stock; negative stock becomes 0. */
function stockOf(quantity: string): string {
  return quantity.startsWith('-') ? '0' : quantity
}

/** Converts values to the shop's own format. */
const conversions: Partial<Record<FieldName, (text: string) => string>> = {
  handle: (text) => text && handleOf(text),
  description: (text) => truncateText(textOfHtml(text)),
  tags: (text) => tagList(text.split(',')),
  gtin: gtinOf,
  weight_g: (text) => text.replace(/^0(?:\.0+)?$/, ''),
  inventory_quantity: stockOf,
}

/** Returns the cells of the fields that have headings in the files of a shop system. */
export function fieldCells(
  source: ShopSystem,
  level: FieldLevel,
  cells: readonly string[],
  { cell }: ExternalCells,
): TemplateCells {
  const found = fieldsAt(level).flatMap((field) => {
    const headings = field[source]
    if (!headings) return []
    const text = cell(cells, ...headings)
    return [[columnOf(field.name), conversions[field.name]?.(text) ?? text]]
  })
  return Object.fromEntries(found) as TemplateCells
}

/**
 * Builds a table in the shop's own format.
 * @param rows with their row numbers in the external file
 */
export function templateTable(
  source: ShopSystem,
  rows: readonly { row: number; cells: TemplateCells }[],
  ignoredColumns: string[],
): Table {
  const headings = catalogueColumns([1])
  const cellOf = (cells: TemplateCells, heading: string) => {
    const text = cells[heading === priceColumn(1) ? 'price' : (heading as Column)] ?? ''
    // A single hyphen would clear the field.
    return text === '-' ? '' : text
  }
  const used = headings.filter(
    (heading) => rows.some(({ cells }) => cellOf(cells, heading) !== '') || heading === 'sku',
  )
  return {
    source,
    ignoredColumns,
    columns: used,
    rows: rows.map(({ row, cells }) => ({ row, cells: used.map((heading) => cellOf(cells, heading)) })),
  }
}

/**
 * Groups rows by product, in the file's order.
 * @param keyOf returns the product's key; a row without one belongs to the previous product
 */
export function groupByProduct(table: Table, keyOf: (cells: readonly string[]) => string): Table['rows'][] {
  const products = new Map<string, Table['rows']>()
  let last = ''
  for (const each of table.rows) {
    last = keyOf(each.cells) || last
    const rows = products.get(last) ?? []
    rows.push(each)
    products.set(last, rows)
  }
  return [...products.values()]
}
