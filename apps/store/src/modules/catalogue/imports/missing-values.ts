import type { components } from '@skafferi/api/admin'
import { CellProblem, isSingleCell, readCell } from '@skafferi/domain/rules/catalogue/cells'
import { allFields, fieldOfColumn } from '@skafferi/domain/rules/catalogue/fields'
import {
  ageFields,
  countOtherRows,
  cellFields,
  groupKinds,
  leaveOut,
  missingChoices,
  missingFields,
  neededFields,
  valueFor,
  type GroupKind,
  type MissingField,
  type MissingValue,
  type ValueKeys,
} from '@skafferi/domain/rules/catalogue/missing-values'
import { fault, faultOfCell, invalidFields, type FieldFault } from '../../../platform/http/errors'
import type { ProductChanges } from '../products'
import { ageWordOf } from './age-words'
import type { RowGroup } from './group-rows'
import { maxReportedLength, type CellFault, type ImportRow } from './import-row'
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

/** What a file says by itself. */
interface FileFacts {
  /** True if the file is not in the shop's own format. */
  isForeign: boolean
  /** True if the file has the column. */
  hasColumn: (column: string) => boolean
}

/** Describes the file whose missing values are asked. */
interface AskedFile extends FileFacts {
  groups: readonly RowGroup[]
  /** Its weights without a unit. */
  weights: Table['unitlessWeights']
}

const lacksStock = ({ fields }: ImportRow) =>
  fields.inventory_quantity === undefined && fields.availability !== 'always'
/** True if nothing says whether the prices of a row include VAT. */
const isUnclear = ({ prices, includesVat }: ImportRow) =>
  includesVat === undefined && prices.some(({ amount }) => amount !== null)

/** Returns the rows that lack a field. */
function rowsWithout(field: Exclude<MissingField, 'weight_unit'>, file: AskedFile): [RowGroup, number][] {
  const { groups, isForeign } = file
  const count = (group: RowGroup, isIncluded: (row: ImportRow) => boolean): [RowGroup, number] => [
    group,
    group.rows.filter(isIncluded).length,
  ]
  if (field === 'prices_include_vat') return isForeign ? groups.map((group) => count(group, isUnclear)) : []
  const added = groups.filter(({ productId }) => productId === undefined)
  if (field === 'stock') return isForeign ? added.map((group) => count(group, lacksStock)) : []
  return added.map((group) => count(group, () => lacksField(field, group, file)))
}

/** True if a value is asked for a field of a new product. */
function lacksField(
  field: (typeof productFields)[number],
  group: RowGroup,
  { isForeign, hasColumn }: FileFacts,
): boolean {
  if (group.changes[field] !== undefined) return false
  if (field === 'age_limit') return isForeign || ageWordOf(group) !== undefined
  // The cells of the shop's own format may be empty on purpose if it has the column, except the tax class.
  return isForeign || field === 'tax_class' || !hasColumn(field) || unusableCell(group, field) !== undefined
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

/** Returns the cells in several categories by category, the most common ones first; empty if there are none. */
function cellsByCategory(found: readonly [RowGroup, number][]): NonNullable<MissingQuestion['cells_by_category']> {
  const cells = new Map<string, Map<string, number>>()
  const problems = new Map<string, FieldFault>()
  for (const [group, rows] of found) {
    const { value: cell, problem } = unusableCell(group, 'tax_class') ?? {}
    const { category } = group.changes
    if (cell === undefined || !problem || !category) continue
    const counts = cells.get(cell) ?? new Map<string, number>()
    counts.set(category, (counts.get(category) ?? 0) + rows)
    cells.set(cell, counts)
    problems.set(cell, problem)
  }
  if (![...cells.values()].some((counts) => counts.size > 1)) return []
  return [...cells]
    .flatMap(([cell, counts]) => {
      const problem = problems.get(cell)
      return problem ? [...counts].map(([category, rows]) => ({ cell, category, rows, problem })) : []
    })
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, maxGroups)
}

/** Returns the groups of rows by a name, the most common ones first; rows without one are in none. */
function groupsBy(
  nameOf: (group: RowGroup) => string | null | undefined,
  found: readonly [RowGroup, number][],
): { name: string; rows: number }[] {
  const counts = new Map<string, number>()
  for (const [group, rows] of found) {
    const name = nameOf(group)
    if (name) counts.set(name, (counts.get(name) ?? 0) + rows)
  }
  return [...counts]
    .map(([name, rows]) => ({ name, rows }))
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, maxGroups)
}

/** Maximum number of products for the rows in no group: those that are shown, and one that says there are more. */
const maxOtherProducts = 4

/** Returns the first products whose rows are in none of the listed groups, by the kind of the groups. */
function otherProducts(
  found: readonly [RowGroup, number][],
  { categories, cells, cells_by_category: inCategories = [], brands = [], words = [] }: MissingQuestion,
): MissingQuestion['other_products'] {
  const inCategory = (cell: string, category: string) => JSON.stringify([cell, category])
  const cellOf = (group: RowGroup) => unusableCell(group, 'tax_class')?.value ?? ''
  const namesOf = (groups: readonly { name: string }[]) => groups.map(({ name }) => name)
  const kinds: Record<GroupKind, [names: string[], keyOf: (group: RowGroup) => string | null | undefined]> = {
    cell: [cells.map(({ cell }) => cell), cellOf],
    cell_category: [
      inCategories.map(({ cell, category }) => inCategory(cell, category)),
      (group) => inCategory(cellOf(group), group.changes.category ?? ''),
    ],
    word: [namesOf(words), ageWordOf],
    brand: [namesOf(brands), ({ changes }) => changes.brand],
    category: [namesOf(categories), ({ changes }) => changes.category],
  }
  const nameOf = ({ rows }: RowGroup) => (rows[0]?.product.title || rows[0]?.sku || '').slice(0, maxReportedLength)
  const listed = groupKinds.flatMap((kind) => {
    const [names, keyOf] = kinds[kind]
    const others = found.filter(([group]) => !names.includes(keyOf(group) ?? ''))
    const products = others.slice(0, maxOtherProducts).map(([group]) => nameOf(group))
    return names.length > 0 && products.length > 0 ? [[kind, products] as const] : []
  })
  return listed.length > 0 ? Object.fromEntries(listed) : undefined
}

/** Returns what is asked about a file; empty if it says everything. */
export function questionsOf(file: AskedFile): MissingQuestion[] {
  const withOthers = (question: MissingQuestion, found: readonly [RowGroup, number][]): MissingQuestion[] => {
    const others = otherProducts(found, question)
    return [{ ...question, ...(others && { other_products: others }) }]
  }
  return missingFields.flatMap((field): MissingQuestion[] => {
    if (field === 'weight_unit') {
      const { rows = 0, samples } = file.weights ?? {}
      return rows > 0 ? [{ field, rows, categories: [], cells: [], samples }] : []
    }
    const found = rowsWithout(field, file).filter(([, rows]) => rows > 0)
    if (found.length === 0) return []
    const rows = found.reduce((sum, [, each]) => sum + each, 0)
    const categories = field === 'category' ? [] : groupsBy(({ changes }) => changes.category, found)
    const question: MissingQuestion = { field, rows, categories, cells: [] }
    if (cellFields.includes(field)) {
      const cells = cellsByCategory(found)
      const own = { cells: cellsOf(field, found), ...(cells.length > 0 && { cells_by_category: cells }) }
      return withOthers({ ...question, ...own }, found)
    }
    if (!ageFields.includes(field)) return withOthers(question, found)
    const brands = groupsBy(({ changes }) => changes.brand, found)
    const words = groupsBy(ageWordOf, found)
    return withOthers({ ...question, ...(brands.length > 0 && { brands }), ...(words.length > 0 && { words }) }, found)
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

type GivenGroups = Partial<Pick<MissingValue, 'by_cell' | 'by_category'>>

/** Returns the problem with a value among others; rows of a field given by cell or by category may be left out. */
function problemAmong({ by_cell: byCell = [], by_category: byCategory = [] }: GivenGroups) {
  const hasGroups = byCell.length > 0 || byCategory.length > 0
  return (field: MissingField, value: string | null) =>
    value === leaveOut && hasGroups && cellFields.includes(field) ? undefined : problemOf(field, value)
}

/** Returns the groups of a question that values are given by. */
function answeredGroups(
  { categories, cells, cells_by_category: inCategories = [], brands = [], words = [] }: MissingQuestion,
  { by_cell: byCell = [], by_word: byWord = [], by_brand: byBrand = [] }: Partial<MissingValue>,
): (ValueKeys & { rows: number })[] {
  if (byCell.some(({ category }) => category !== undefined)) return inCategories
  if (byCell.length > 0) return cells
  if (byWord.length > 0) return words.map(({ name, rows }) => ({ word: name, rows }))
  if (byBrand.length > 0) return brands.map(({ name, rows }) => ({ brand: name, rows }))
  return categories.map(({ name, rows }) => ({ category: name, rows }))
}

/** True if all rows of a question have a usable value; values by cell need one for each cell of the file. */
function isAnswered(question: MissingQuestion, values: readonly MissingValue[]): boolean {
  const { field, rows } = question
  const given: Partial<MissingValue> = values.find((each) => each.field === field) ?? {}
  const groups = answeredGroups(question, given)
  const isByCell = (given.by_cell ?? []).length > 0
  const valueOf = (keys: ValueKeys) =>
    valueFor(isByCell ? [{ by_category: [], ...given, field, value: '' }] : values, field, keys)
  const texts = [...groups.map(valueOf), ...(countOtherRows(rows, groups) > 0 ? [given.value] : [])]
  const problemWith = problemAmong(given)
  return texts.every((text) => text !== undefined && problemWith(field, text) === undefined)
}

/** True if values of another file leave out what a word of this one is about. */
function lacksWord({ field, words = [] }: MissingQuestion, values: readonly MissingValue[]): boolean {
  const given: Partial<MissingValue> = values.find((each) => each.field === field) ?? {}
  const { value = null, by_category: byCategory = [], by_brand: byBrand = [], by_word: byWord = [] } = given
  if (value !== null || byCategory.length > 0 || byBrand.length > 0) return false
  return words.some(({ name }) => !byWord.some(({ word }) => word === name))
}

/** True if every question has a usable value of an earlier file. A word for goods with an age limit needs its own. */
export function areComplete(questions: readonly MissingQuestion[], values: readonly MissingValue[]): boolean {
  return questions.every((question) => isAnswered(question, values) && !lacksWord(question, values))
}

/**
 * Checks the values for what a file lacks.
 * @throws StoreError 400 naming the invalid or missing one
 */
export function assertValues(questions: readonly MissingQuestion[], values: readonly MissingValue[]): void {
  values.forEach((each, index) => {
    const { field, value, by_category: byCategory, by_brand: byBrand, by_word: byWord, by_cell: byCell } = each
    const question = questions.find((asked) => asked.field === field)
    const path = `values.${index}`
    const isRepeated = values.findIndex((other) => other.field === field) !== index
    if (isRepeated) throw invalidFields({ [`${path}.field`]: fault('named_twice') })
    const problemWith = problemAmong(each)
    const problem = problemWith(field, value)
    if (problem && !(value === null && question && isAnswered(question, values)))
      throw invalidFields({ [`${path}.value`]: problem })
    const groups = { by_category: byCategory, by_brand: byBrand, by_word: byWord, by_cell: byCell }
    for (const [name, others = []] of Object.entries(groups))
      others.forEach((other, at) => {
        const otherProblem = problemWith(field, other.value)
        if (otherProblem) throw invalidFields({ [`${path}.${name}.${at}.value`]: otherProblem })
      })
  })
  const missing = questions.find(({ field }) => !values.some((each) => each.field === field))
  if (missing) throw invalidFields({ [missing.field]: fault('required') })
}

/** Returns the tax class of a new product that the operator leaves out of the import; undefined if it is imported. */
export function leftOutByAnswer(group: RowGroup, values: readonly MissingValue[]): CellFault | undefined {
  if (group.productId !== undefined || group.changes.tax_class !== undefined) return undefined
  const cell = unusableCell(group, 'tax_class')
  const keys = { category: group.changes.category, cell: cell?.value }
  if (valueFor(values, 'tax_class', keys) !== leaveOut) return undefined
  return cell ?? { column: 'tax_class', value: '', problem: fault('required') }
}

/** Fills the empty fields of a new product with the values for what its file lacks. */
export function filled(group: RowGroup, values: readonly MissingValue[], file: FileFacts): RowGroup {
  const includesVat = valueFor(values, 'prices_include_vat', { category: group.changes.category }) === 'yes'
  if (group.productId !== undefined || values.length === 0) return { ...group, includesVat }
  const changes: Record<string, unknown> = { ...group.changes }
  const valueOf = (field: MissingField) => {
    const { category, brand } = group.changes
    if (field === 'tax_class' && leftOutByAnswer(group, values)) return undefined
    const own = { category, brand, word: ageWordOf(group), cell: unusableCell(group, field)?.value }
    return readValue(field, valueFor(values, field, own) ?? null)
  }
  for (const field of productFields) if (lacksField(field, group, file)) changes[field] = valueOf(field)
  const stock = valueOf('stock') as number | undefined
  const rows = group.rows.map((row) =>
    stock !== undefined && lacksStock(row) ? { ...row, fields: { ...row.fields, inventory_quantity: stock } } : row,
  )
  return { ...group, rows, changes: changes as ProductChanges, includesVat }
}
