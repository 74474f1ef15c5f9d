import { maxListLength, readList } from '@skafferi/domain/rules/catalogue/cells'
import {
  catalogueFields,
  columnOf,
  fieldsAt,
  type Column,
  type FieldLevel,
  type FieldName,
} from '@skafferi/domain/rules/catalogue/fields'
import { isPictureName } from '@skafferi/domain/rules/catalogue/picture-batches'
import { gramsOfUnit, readWeight, unitInHeading } from '@skafferi/domain/rules/text/weight-text'
import { handleOf, plainName } from '../products'
import { catalogueColumns, priceColumn } from './columns'
import { textOfHtml } from './html-text'
import { systemHeadings, type ShopSystem } from './system-headings'
import type { Table } from './table-file'

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
  /** Returns the first matching heading, in lower case. */
  find: (heading: RegExp) => string | undefined
  /** Marks a column as unused because its cells were not understood. */
  ignore: (name: string) => void
  /** Returns unused headings with content. */
  ignoredColumns: () => string[]
}

/** @param table an external file; headings match in any case */
export function readExternalCells(table: Table): ExternalCells {
  const headings = table.columns.map((column) => column.toLowerCase().replace(/\s+/g, ' '))
  const indexByHeading = new Map(headings.map((heading, index) => [heading, index] as const).toReversed())
  const indexesByPattern = new Map<string, number[]>()
  const used = new Set<number>()
  const ignored = new Set<number | undefined>()
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
    find: (heading) => headings.find((name) => heading.test(name)),
    ignore: (name) => void ignored.add(indexByHeading.get(name)),
    ignoredColumns: () =>
      table.columns.filter(
        (column, index) =>
          column !== '' &&
          (!used.has(index) || ignored.has(index)) &&
          table.rows.some(({ cells }) => (cells[index] ?? '') !== ''),
      ),
  }
}

/** Joins addresses, with https, and names of pictures for the template, without duplicates. */
export function imageList(addresses: readonly string[]): string {
  const secure = addresses.map((address) =>
    address
      .trim()
      .replace(/^(?:http:)?\/\//i, 'https://')
      .replaceAll(';', '%3B'),
  )
  return [...new Set(secure.filter((address) => address.startsWith('https://') || isPictureName(plainName(address))))]
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

/** Removes the apostrophe that keeps spreadsheets from converting a number. */
export const withoutApostrophe = (text: string) => text.replace(/^'(?=\S)/, '')

/**
 * Returns a weight in whole grams; 0 is unknown in other systems, and a text that is no weight is returned unchanged.
 * @param unit grams of the unit
 */
function gramsOf(text: string, unit = 1): string {
  // Programs write a decimal point.
  const reading = readWeight(text, unit, { decimalSign: '.' })
  if (reading.kind !== 'number') return text
  return reading.value === 0 ? '' : String(reading.value)
}

/** A weight's heading with its unit: "Weight (kg)". */
const weightHeading = /^(?:package )?weight \((\w+)\)$/

/** Returns the weight in grams if its heading has the unit; undefined otherwise. */
export function weightCells(cells: readonly string[], { cell, find }: ExternalCells): TemplateCells {
  const heading = find(weightHeading) ?? ''
  const unit = gramsOfUnit(unitInHeading(heading) ?? '')
  return unit === undefined ? {} : { weight_g: gramsOf(cell(cells, heading), unit) }
}

/** Splits a list of addresses, which may contain commas themselves, or of names of pictures. */
export const splitAddresses = (text: string): string[] =>
  text.split(/,\s+|\s(?=https?:\/\/)|,(?=https?:|\/\/)|(?<=\.(?:jpe?g|png|webp))[,|](?!\s*$)/i)

/** Converts values to the shop's own format. */
const conversions: Partial<Record<FieldName, (text: string) => string>> = {
  handle: (text) => text && handleOf(text),
  description: (text) => truncateText(textOfHtml(text)),
  tags: (text) => tagList(text.split(',')),
  gtin: withoutApostrophe,
  weight_g: (text) => gramsOf(text),
}

/** Returns the cells of the fields that have headings in the files of a shop system. */
export function fieldCells(
  source: ShopSystem,
  level: FieldLevel,
  cells: readonly string[],
  { cell }: ExternalCells,
): TemplateCells {
  const found = fieldsAt(level).flatMap((field) => {
    const headings = systemHeadings[source][field.name]
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
