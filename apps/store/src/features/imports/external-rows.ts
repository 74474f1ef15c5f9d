import { priceColumn, templateColumns, type Column } from './columns'
import { readList } from './cells'
import type { ShopSystem, Table } from './table-file'

/** Cells of a row by the template's headings. */
export type TemplateCells = Partial<Record<Column | 'price', string>>

/** Reads cells by heading, and tracks which headings were used. */
export interface ExternalCells {
  /** True if one of the headings exists. */
  has: (...names: string[]) => boolean
  /** Returns the first non-empty cell under these headings; empty if there is none. */
  cell: (cells: readonly string[], ...names: string[]) => string
  /** Returns the cells under all matching headings, in order. */
  all: (cells: readonly string[], heading: RegExp) => string[]
  /** Returns unused headings with content. */
  leftOut: () => string[]
}

/** @param table an external file; headings match in any case */
export function readExternalCells(table: Table): ExternalCells {
  const headings = table.columns.map((column) => column.toLowerCase().replace(/\s+/g, ' '))
  const places = new Map(headings.map((heading, index) => [heading, index] as const).toReversed())
  const kinds = new Map<string, number[]>()
  const requested = new Set<number>()
  const cellAt = (cells: readonly string[], name: string) => {
    const index = places.get(name)
    if (index === undefined) return ''
    requested.add(index)
    return cells[index] ?? ''
  }
  const placesOf = (heading: RegExp) => {
    const known = kinds.get(heading.source) ?? headings.flatMap((name, index) => (heading.test(name) ? [index] : []))
    kinds.set(heading.source, known)
    return known
  }
  return {
    has: (...names) => names.some((name) => places.has(name)),
    cell(cells, ...names) {
      const found = names.map((name) => cellAt(cells, name))
      return found.find((text) => text !== '') ?? ''
    },
    all(cells, heading) {
      const indexes = placesOf(heading)
      for (const index of indexes) requested.add(index)
      return indexes.map((index) => cells[index] ?? '').filter((text) => text !== '')
    },
    leftOut: () =>
      table.columns.filter(
        (column, index) =>
          column !== '' && !requested.has(index) && table.rows.some(({ cells }) => (cells[index] ?? '') !== ''),
      ),
  }
}

/** Limits of the shop's own format; excess content of external files is dropped. */
const most = { images: 12, description: 5000, list: 200 }

/** Joins picture URLs for the template, without duplicates, with https. */
export function imageList(addresses: readonly string[]): string {
  const secure = addresses.map((address) =>
    address
      .trim()
      .replace(/^(?:http:)?\/\//i, 'https://')
      .replaceAll(';', '%3B'),
  )
  return [...new Set(secure.filter((address) => address.startsWith('https://')))].slice(0, most.images).join(';')
}

/** Joins tags for the template, up to the maximum length. */
export function tagList(tags: readonly string[]): string {
  const all = readList(tags.map((tag) => tag.replaceAll(';', ' ')).join(';'))
  let room = most.list
  const end = all.findIndex((tag, index) => (room -= tag.length + (index > 0 ? 1 : 0)) < 0)
  return (end < 0 ? all : all.slice(0, end)).join(';')
}

/** Truncates a text to the maximum length, with an ellipsis. */
export function shortened(text: string): string {
  if (text.length <= most.description) return text
  return `${text
    .slice(0, most.description - 1)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`
}

/** Returns the barcode if it is a GTIN. Other systems accept any text, which must not make the product fail. */
export function gtinOf(barcode: string): string {
  const digits = barcode.replace(/^'/, '').trim()
  return /^0?\d{12,13}$/.test(digits) ? digits.slice(-13) : ''
}

/** Returns the stock; negative stock becomes 0. */
export function stockOf(quantity: string): string {
  return quantity.startsWith('-') ? '0' : quantity
}

/**
 * Builds a table in the shop's own format.
 * @param rows with their row numbers in the external file
 */
export function templateTable(
  source: ShopSystem,
  rows: readonly { row: number; own: TemplateCells }[],
  leftOut: string[],
): Table {
  const headings = templateColumns.filter((column) => column !== priceColumn(50))
  const cellOf = (own: TemplateCells, heading: string) => {
    const text = own[heading === priceColumn(1) ? 'price' : (heading as Column)] ?? ''
    // A single hyphen would clear the field.
    return text === '-' ? '' : text
  }
  const used = headings.filter((heading) => rows.some(({ own }) => cellOf(own, heading) !== '') || heading === 'sku')
  return {
    source,
    leftOut,
    columns: used,
    rows: rows.map(({ row, own }) => ({ row, cells: used.map((heading) => cellOf(own, heading)) })),
  }
}

/**
 * Groups rows by product, in the file's order.
 * @param keyOf returns the product's key; a row without one belongs to the previous product
 */
export function byProduct(table: Table, keyOf: (cells: readonly string[]) => string): Table['rows'][] {
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
