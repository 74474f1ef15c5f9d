import { readList } from '@skafferi/domain/rules/catalogue/cells'
import { catalogueFields, fieldsAt } from '@skafferi/domain/rules/catalogue/fields'
import { fault } from '../../../platform/http/errors'
import { priceOf } from './columns'
import { maxReportedLength, type CellFault } from './import-row'
import type { Table } from './table-file'

/** Columns that the rows of a product have in common, or inherit. */
const inherited: ReadonlySet<string> = new Set<string>([
  ...fieldsAt('product').flatMap(({ columns }) => columns),
  'unit',
  'availability',
  'option1_name',
  'option2_name',
  'option3_name',
])

const optionValues = ['option1_value', 'option2_value', 'option3_value']

/** Reads and writes the cells of a converted table by heading. */
function cellsOf({ columns, rows }: Table) {
  const indexes = new Map(columns.map((column, index) => [column, index]))
  return {
    has: (column: string) => indexes.has(column),
    get: (at: number, column: string) => rows[at]?.cells[indexes.get(column) ?? -1] ?? '',
    set(at: number, column: string, text: string) {
      const cells = rows[at]?.cells
      const index = indexes.get(column)
      if (cells && index !== undefined) cells[index] = text
    },
  }
}

type Cells = ReturnType<typeof cellsOf>

/**
 * Finds the rows that other rows name as their parent: by the first column that has the most of these names, each
 * once. The column of names of products is none of them.
 * @param names the cells of the rows that name a parent
 * @returns row indexes by name
 */
function findParents(original: Table, matched: Table, parentColumn: number, names: ReadonlySet<string>) {
  const columns = [
    // The SKU of the shop's own format comes first.
    ...['sku', 'handle', 'gtin'].flatMap((name) => {
      const index = matched.columns.indexOf(name)
      return index < 0 ? [] : [{ rows: matched.rows, index }]
    }),
    ...original.columns.flatMap((_, index) => (index === parentColumn ? [] : [{ rows: original.rows, index }])),
  ]
  const titles = matched.columns.indexOf('product')
  let best = new Map<string, number>()
  for (const { rows, index } of columns) {
    const found = new Map<string, number>()
    const isIdentity = rows.every(({ cells }, at) => {
      const text = cells[index] ?? ''
      if (text === '' || !names.has(text)) return true
      const isName = titles >= 0 && matched.rows[at]?.cells[titles] === text
      if (isName || found.has(text)) return false
      found.set(text, at)
      return true
    })
    if (isIdentity && found.size > best.size) best = found
  }
  return best
}

/** The rows of a product: the one that they belong to, which may be a variant too, and the variants. */
interface Family {
  /** Undefined if the file does not have it. */
  head: number | undefined
  members: Set<number>
}

/** Maximum number of levels of parents. */
const maxLevels = 10

/** Returns the row that a row belongs to in the end; the row itself if it belongs to none. */
function rootOf(at: number, parentOf: ReadonlyMap<number, number>): number {
  let root = at
  for (let level = 0; level < maxLevels; level += 1) root = parentOf.get(root) ?? root
  return root
}

/** Groups the rows that name a parent. */
function familiesByParent(original: Table, matched: Table, parentColumn: number): Map<string, Family> {
  const families = new Map<string, Family>()
  if (parentColumn < 0) return families
  const nameAt = ({ cells }: Table['rows'][number]) => cells[parentColumn] ?? ''
  const parents = findParents(original, matched, parentColumn, new Set(original.rows.map(nameAt)))
  const parentOf = new Map<number, number>()
  original.rows.forEach((row, at) => {
    const parent = parents.get(nameAt(row))
    if (parent !== undefined && parent !== at) parentOf.set(at, parent)
  })
  original.rows.forEach((row, at) => {
    const name = nameAt(row)
    if (name === '') return
    const head = parents.has(name) ? rootOf(at, parentOf) : undefined
    const key = head === undefined ? `of ${name}` : `row ${original.rows[head]?.row}`
    const family: Family = families.get(key) ?? { head, members: new Set() }
    family.members.add(at)
    families.set(key, family)
  })
  return families
}

/** Adds rows without a name that have options to the product with their handle, or above them if they have none. */
function addContinuations(families: Map<string, Family>, matched: Table, cells: Cells): void {
  if (!cells.has('product')) return
  const keys = new Map<number, string>()
  for (const [key, { members }] of families) for (const at of members) keys.set(at, key)
  const named = new Map<string, number>()
  let above: number | undefined
  matched.rows.forEach(({ row }, at) => {
    if (keys.has(at)) {
      above = at
      return
    }
    const handle = cells.get(at, 'handle')
    const head = handle === '' ? above : named.get(handle)
    if (cells.get(at, 'product') !== '' || (handle !== '' && head === undefined)) {
      above = at
      if (handle !== '') named.set(handle, at)
      return
    }
    if (head === undefined || optionValues.every((column) => cells.get(at, column) === '')) return
    const key = keys.get(head) ?? `row ${matched.rows[head]?.row ?? row}`
    const family: Family = families.get(key) ?? { head, members: new Set() }
    // A row with options of its own is a variant as well; one without is only the product.
    const isVariant = optionValues.some((column) => cells.get(head, column) !== '')
    if (isVariant) family.members.add(head)
    family.members.add(at)
    families.set(key, family)
  })
}

/** A choice that other systems give to an article without one. */
const noChoice = /^(?:regular|default(?: title)?|standard)$/i

/** Removes the choice of products with a single article that have none. */
function removeSingleChoices(matched: Table, cells: Cells): void {
  if (!cells.has('option1_value')) return
  const keyAt = (at: number) => cells.get(at, 'handle') || cells.get(at, 'product')
  const counts = new Map<string, number>()
  matched.rows.forEach((_, at) => counts.set(keyAt(at), (counts.get(keyAt(at)) ?? 0) + 1))
  matched.rows.forEach((_, at) => {
    const isSingle = counts.get(keyAt(at)) === 1 && cells.get(at, 'option1_name') === ''
    if (isSingle && noChoice.test(cells.get(at, 'option1_value'))) cells.set(at, 'option1_value', '')
  })
}

/** Makes the options of a row that has none: its own name, without that of the product, or its SKU. */
function makeOption(at: number, title: string, cells: Cells): CellFault | undefined {
  const own = cells.get(at, 'product')
  const rest = title !== '' && own.startsWith(title) ? own.slice(title.length).replace(/^[\s,–-]+/, '') : own
  const value = rest === '' || own === title ? cells.get(at, 'sku') : rest
  if (value === '') return undefined
  cells.set(at, 'option1_value', value)
  return {
    column: 'option1_value',
    value: '',
    problem: fault('option_made', { value: value.slice(0, maxReportedLength) }),
  }
}

/**
 * Groups the rows of a file by the products that they belong to: by a column that names the parent's SKU, id or handle,
 * and rows without a name that follow their product. They inherit what they lack. A parent with variants is none
 * itself.
 * @param matched the same rows in the shop's own format; they are changed
 * @param parentColumn index of the column that names parents; -1 if there is none
 */
export function groupFamilies(original: Table, matched: Table, parentColumn: number): Table {
  const before = cellsOf(matched)
  const found = familiesByParent(original, matched, parentColumn)
  addContinuations(found, matched, before)
  removeSingleChoices(matched, before)
  if (found.size === 0) return matched
  const table = withColumn(matched, 'option1_value')
  const cells = cellsOf(table)
  const families = new Map<number, string>()
  const notices = new Map<number, CellFault>()
  const heads = new Set<number>()
  const shared = table.columns.filter((column) => inherited.has(column) || priceOf(column.toLowerCase()))
  for (const [key, { head, members }] of found) {
    const isVariant = head === undefined || members.has(head)
    const source = head ?? [...members][0]
    if (source === undefined) continue
    if (!isVariant) heads.add(source)
    const title = cells.get(source, 'product')
    const pictures = readList([source, ...members].map((at) => cells.get(at, 'images')).join(';'))
      .slice(0, catalogueFields.images.limits.maxItems)
      .join(';')
    for (const at of members) {
      const row = table.rows[at]?.row ?? 0
      families.set(row, key)
      const hasOption = optionValues.some((each) => cells.get(at, each) !== '')
      const notice = hasOption || (isVariant && members.size === 1) ? undefined : makeOption(at, title, cells)
      if (notice) notices.set(row, notice)
      for (const column of shared) if (cells.get(at, column) === '') cells.set(at, column, cells.get(source, column))
      // The product's own; a variant's name is longer.
      for (const column of ['product', 'handle']) cells.set(at, column, cells.get(source, column))
      cells.set(at, 'images', '')
    }
    // In one row, so that a picture that cannot be used is reported once.
    cells.set([...members][0] ?? source, 'images', pictures)
  }
  return { ...table, rows: table.rows.filter((_, at) => !heads.has(at)), families, notices }
}

/** Returns the table with a column, which is empty if it is new. */
function withColumn(table: Table, column: string): Table {
  if (table.columns.includes(column)) return table
  const width = table.columns.length
  const rows = table.rows.map(({ row, cells }) => ({
    row,
    cells: [...Array.from({ length: width }, (_, index) => cells[index] ?? ''), ''],
  }))
  return { ...table, columns: [...table.columns, column], rows }
}
