import type { components } from '@skafferi/api/admin'
import { CellProblem, isSingleCell, readCell } from '@skafferi/domain/rules/catalogue/cells'
import { allFields, fieldOfColumn } from '@skafferi/domain/rules/catalogue/fields'
import {
  hasOtherRows,
  cellFields,
  missingChoices,
  missingFields,
  neededFields,
  valueFor,
  type MissingField,
  type MissingValue,
} from '@skafferi/domain/rules/catalogue/missing-values'
import { fault, faultOfCell, invalidFields, type FieldFault } from '../../../platform/http/errors'
import type { ProductChanges } from '../products'
import type { RowGroup } from './group-rows'
import type { CellFault, ImportRow } from './import-row'
import type { Table } from './table-file'

type Schemas = components['schemas']

/** A field that a file lacks. */
export type MissingQuestion = Schemas['ImportMissingQuestion']

/** What a file lacks, and the values for it. */
export interface Missing {
  questions: MissingQuestion[]
  /** Chosen for this or an earlier file; empty if there are none. */
  values: MissingValue[]
  isChosen: boolean
  /** Key of the file's headings. */
  key: string
  /** True if the values are those of an earlier file; false for older imports. */
  isRemembered?: boolean
  /** True to remember them once the import is applied; true by default. */
  remember?: boolean
}

/** Fields of products among them, which are filled in new products. */
const productFields = ['tax_class', 'brand', 'category', 'age_limit'] as const satisfies readonly MissingField[]

/** Maximum number of categories, and of cells, with values of their own. */
const maxGroups = 50

/** Describes the file whose missing values are asked. */
interface AskedFile {
  groups: readonly RowGroup[]
  /** True if the file is not in the shop's own format. */
  isForeign: boolean
  /** True if the file has the column. */
  hasColumn: (column: string) => boolean
  /** Its weights without a unit. */
  weights: Table['unitlessWeights']
}

const lacksStock = ({ fields }: ImportRow) => fields.inventory_quantity === undefined
const hasPrice = ({ prices }: ImportRow) => prices.some(({ amount }) => amount !== null)

/** Returns the rows that lack a field. */
function rowsWithout(
  field: Exclude<MissingField, 'weight_unit'>,
  { groups, isForeign, hasColumn }: AskedFile,
): [RowGroup, number][] {
  const count = (group: RowGroup, isIncluded: (row: ImportRow) => boolean): [RowGroup, number] => [
    group,
    group.rows.filter(isIncluded).length,
  ]
  if (field === 'prices_include_vat') return isForeign ? groups.map((group) => count(group, hasPrice)) : []
  const added = groups.filter(({ productId }) => productId === undefined)
  if (field === 'stock') return isForeign ? added.map((group) => count(group, lacksStock)) : []
  // The shop's own format says the age limit; its other cells may be empty on purpose if it has the column.
  const isSaid = !isForeign && (field === 'age_limit' || hasColumn(field))
  return added.map((group) =>
    count(group, () => group.changes[field] === undefined && (!isSaid || unusableCell(group, field) !== undefined)),
  )
}

/** Returns the first cell of a product that could not be used for a field. */
const unusableCell = ({ rows }: RowGroup, field: MissingField): CellFault | undefined =>
  rows.flatMap(({ warnings }) => warnings).find(({ column }) => column === field)

/** Returns the cells of rows that could not be used, the most common ones first. */
function cellsOf(field: MissingField, found: readonly [RowGroup, number][]): MissingQuestion['cells'] {
  const cells = new Map<string, MissingQuestion['cells'][number]>()
  for (const [group, rows] of found) {
    const { value: cell, problem } = unusableCell(group, field) ?? {}
    if (cell !== undefined && problem) cells.set(cell, { cell, rows: (cells.get(cell)?.rows ?? 0) + rows, problem })
  }
  return [...cells.values()].toSorted((one, other) => other.rows - one.rows).slice(0, maxGroups)
}

/** Returns the categories of rows, the most common ones first. */
function categoriesOf(found: readonly [RowGroup, number][]): { name: string; rows: number }[] {
  const counts = new Map<string, number>()
  for (const [{ changes }, rows] of found)
    if (changes.category) counts.set(changes.category, (counts.get(changes.category) ?? 0) + rows)
  return [...counts]
    .map(([name, rows]) => ({ name, rows }))
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, maxGroups)
}

/** Returns what is asked about a file; empty if it says everything. */
export function questionsOf(file: AskedFile): MissingQuestion[] {
  return missingFields.flatMap((field): MissingQuestion[] => {
    if (field === 'weight_unit') {
      const { rows = 0, samples } = file.weights ?? {}
      return rows > 0 ? [{ field, rows, categories: [], cells: [], samples }] : []
    }
    const found = rowsWithout(field, file).filter(([, rows]) => rows > 0)
    if (found.length === 0) return []
    const rows = found.reduce((sum, [, each]) => sum + each, 0)
    const categories = field === 'category' ? [] : categoriesOf(found)
    return [{ field, rows, categories, cells: cellFields.includes(field) ? cellsOf(field, found) : [] }]
  })
}

const fieldOf = (name: MissingField) => allFields.find((field) => field.name === name) ?? fieldOfColumn(name)

function readValue(name: MissingField, text: string | null): unknown {
  const field = fieldOf(name)
  return text === null || !field || !isSingleCell(field) ? undefined : readCell(field, text)
}

/** Returns the problem with a value; undefined if it can be used. */
function problemOf(field: MissingField, value: string | null): FieldFault | undefined {
  if (value === null) return neededFields.includes(field) ? fault('required') : undefined
  const choices = missingChoices[field]
  if (choices) return choices.includes(value) ? undefined : fault('not_allowed', { choices: choices.join(', ') })
  try {
    readValue(field, value)
    return undefined
  } catch (error) {
    if (error instanceof CellProblem) return faultOfCell(error)
    throw error
  }
}

/** True if all rows of a question have a usable value; values by cell need one for each cell of the file. */
function isAnswered({ field, rows, categories, cells }: MissingQuestion, values: readonly MissingValue[]): boolean {
  const { value, by_cell: byCell = [] } = values.find((each) => each.field === field) ?? {}
  const isByCell = byCell.length > 0
  const texts = [
    ...(isByCell
      ? cells.map(({ cell }) => byCell.find((each) => each.cell === cell)?.value)
      : categories.map(({ name }) => valueFor(values, field, { category: name }))),
    ...(hasOtherRows(rows, isByCell ? cells : categories) ? [value] : []),
  ]
  return texts.every((text) => text !== undefined && problemOf(field, text) === undefined)
}

/** True if every question has a usable value. */
export function areComplete(questions: readonly MissingQuestion[], values: readonly MissingValue[]): boolean {
  return questions.every((question) => isAnswered(question, values))
}

/**
 * Checks the values for what a file lacks.
 * @throws StoreError 400 naming the invalid or missing one
 */
export function assertValues(questions: readonly MissingQuestion[], values: readonly MissingValue[]): void {
  values.forEach((each, index) => {
    const { field, value, by_category: byCategory, by_cell: byCell = [] } = each
    const question = questions.find((asked) => asked.field === field)
    const path = `values.${index}`
    const isRepeated = values.findIndex((other) => other.field === field) !== index
    if (isRepeated) throw invalidFields({ [`${path}.field`]: fault('named_twice') })
    const problem = problemOf(field, value)
    if (problem && !(value === null && question && isAnswered(question, values)))
      throw invalidFields({ [`${path}.value`]: problem })
    for (const [name, others] of Object.entries({ by_category: byCategory, by_cell: byCell }))
      others.forEach((other, at) => {
        const otherProblem = problemOf(field, other.value)
        if (otherProblem) throw invalidFields({ [`${path}.${name}.${at}.value`]: otherProblem })
      })
  })
  const missing = questions.find(({ field }) => !values.some((each) => each.field === field))
  if (missing) throw invalidFields({ [missing.field]: fault('required') })
}

/** Fills the empty fields of a new product with the values for what its file lacks. */
export function filled(group: RowGroup, values: readonly MissingValue[]): RowGroup {
  const includesVat = valueFor(values, 'prices_include_vat', { category: group.changes.category }) === 'yes'
  if (group.productId !== undefined || values.length === 0) return { ...group, includesVat }
  const changes: Record<string, unknown> = { ...group.changes }
  const valueOf = (field: MissingField) => {
    const own = { category: group.changes.category, cell: unusableCell(group, field)?.value }
    return readValue(field, valueFor(values, field, own) ?? null)
  }
  for (const field of productFields) changes[field] ??= valueOf(field)
  const stock = valueOf('stock') as number | undefined
  const rows = group.rows.map((row) =>
    stock !== undefined && lacksStock(row) ? { ...row, fields: { ...row.fields, inventory_quantity: stock } } : row,
  )
  return { ...group, rows, changes: changes as ProductChanges, includesVat }
}
