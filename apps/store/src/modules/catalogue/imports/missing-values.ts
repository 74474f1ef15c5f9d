import { CellProblem, isSingleCell, readCell } from '@skafferi/domain/rules/catalogue/cells'
import { allFields, fieldOfColumn } from '@skafferi/domain/rules/catalogue/fields'
import {
  ageFields,
  countOtherRows,
  cellFields,
  groupKinds,
  leavableFields,
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
import { fault, faultOfCell, invalidFields, StoreError, type FieldFault } from '../../../platform/http/errors'
import type { ProductChanges } from '../products'
import { ageWordOf, hasAgeWordInCategory } from './age-words'
import { cellQuestions, isCellQuestion, type AskedCells, type CellQuestion } from './asked-cells'
import type { RowGroup } from './group-rows'
import type { CellFault, ImportRow } from './import-row'
import type { MissingQuestion } from './missing'
import {
  cellKey,
  cellsByCategory,
  cellsOf,
  isByCellAndCategory,
  maxGroups,
  productNameOf,
  suggested,
  unusableCell,
} from './missing-cells'
import { valueOfCell } from './rate-spellings'
import { suggestTaxClass } from './tax-suggestions'

/** Fields of products among them, which are filled in new products. */
const productFields = ['tax_class', 'brand', 'category', 'age_limit'] as const satisfies readonly MissingField[]

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
  cells: AskedCells
  /** What the file says by itself, by field. */
  understood?: Partial<Record<MissingField, MissingQuestion['understood']>>
}

const lacksStock = ({ fields }: ImportRow) =>
  fields.inventory_quantity === undefined && fields.availability !== 'always'
/** True if nothing says whether the prices of a row include VAT. */
const isUnclear = ({ prices, cartonPrice, includesVat }: ImportRow) =>
  includesVat === undefined && (cartonPrice !== undefined || prices.some(({ amount }) => amount !== null))

/** Returns the rows that lack a field. */
function rowsWithout(field: Exclude<MissingField, CellQuestion>, file: AskedFile): [RowGroup, number][] {
  const { groups, isForeign } = file
  const count = (group: RowGroup, isIncluded: (row: ImportRow) => boolean): [RowGroup, number] => [
    group,
    group.rows.filter(isIncluded).length,
  ]
  if (field === 'prices_include_vat') return isForeign ? groups.map((group) => count(group, isUnclear)) : []
  const added = groups.filter(({ productId }) => productId === undefined)
  if (field === 'stock') return isForeign ? added.map((group) => count(group, lacksStock)) : []
  // A number of a group says nothing of existing products either until it has a name.
  if (field === 'category')
    return groups.map((group) =>
      count(group, () => (group.productId === undefined ? lacksField(field, group, file) : isUnnamed(group))),
    )
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

/** True if the category of an existing product is only a number in the file. */
const isUnnamed = (group: RowGroup) =>
  group.changes.category === undefined && unusableCell(group, 'category') !== undefined

/** Returns the categories of rows; those of the tax class with what their names suggest. */
function categoriesOf(field: MissingField, found: readonly [RowGroup, number][]): MissingQuestion['categories'] {
  const categories = groupsBy(({ changes }) => changes.category, found)
  if (field !== 'tax_class') return categories
  return categories.map((each) => ({ ...each, ...suggested(suggestTaxClass(each.name)) }))
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

/** Returns the groups of rows by their words for an age limit, with those that only their categories say. */
function ageWords(found: readonly [RowGroup, number][]): NonNullable<MissingQuestion['words']> {
  const isInName = ([group]: [RowGroup, number]) => !hasAgeWordInCategory(group)
  const named = new Set(found.filter(isInName).map(([group]) => ageWordOf(group)))
  return groupsBy(ageWordOf, found).map((each) => ({ ...each, ...(!named.has(each.name) && { in_category: true }) }))
}

/** Maximum number of products that are named for the rows in no group. */
const maxOtherProducts = 100

/** Returns the first products whose rows are in none of the listed groups, by the kind of the groups. */
function otherProducts(
  found: readonly [RowGroup, number][],
  { field, categories, cells, cells_by_category: inCategories = [], brands = [], words = [] }: MissingQuestion,
): MissingQuestion['other_products'] {
  const inCategory = (cell: string, category: string) => JSON.stringify([cell, category])
  const cellOf = (group: RowGroup) => cellKey(field, unusableCell(group, field)?.value ?? '')
  const namesOf = (groups: readonly { name: string }[]) => groups.map(({ name }) => name)
  const kinds: Record<GroupKind, [names: string[], keyOf: (group: RowGroup) => string | null | undefined]> = {
    cell: [cells.map(({ cell }) => cellKey(field, cell)), cellOf],
    cell_category: [
      inCategories.map(({ cell, category }) => inCategory(cellKey(field, cell), category)),
      (group) => inCategory(cellOf(group), group.changes.category ?? ''),
    ],
    word: [namesOf(words), ageWordOf],
    brand: [namesOf(brands), ({ changes }) => changes.brand],
    category: [namesOf(categories), ({ changes }) => changes.category],
  }
  const listed = groupKinds.flatMap((kind) => {
    const [names, keyOf] = kinds[kind]
    const others = found.filter(([group]) => !names.includes(keyOf(group) ?? ''))
    const products = others.slice(0, maxOtherProducts).map(([group]) => productNameOf(group))
    return names.length > 0 && products.length > 0 ? [[kind, products] as const] : []
  })
  return listed.length > 0 ? Object.fromEntries(listed) : undefined
}

/** Returns what is asked about a price list, whose prices are without VAT unless it says that they are with it. */
export function questionsOfPriceList(
  rows: readonly ImportRow[],
  vat: MissingQuestion['understood'],
): MissingQuestion[] {
  const priced = rows.filter(isUnclear).length
  if (vat?.value !== 'yes' || priced === 0) return []
  return [{ field: 'prices_include_vat', rows: priced, categories: [], cells: [], understood: vat }]
}

/** Returns what is asked about cells of a file. */
export function questionsOfCells(cells: AskedCells): MissingQuestion[] {
  return cellQuestions.flatMap((field) => {
    const { rows, samples } = cells[field] ?? { rows: 0, samples: [] }
    return rows > 0 ? [{ field, rows, categories: [], cells: [], samples }] : []
  })
}

/**
 * Returns what is asked about a file; empty if it says everything.
 * @param answered values of an earlier file, so that what they were given by is asked about again
 */
export function questionsOf(file: AskedFile, answered: readonly MissingValue[] = []): MissingQuestion[] {
  const withOthers = (question: MissingQuestion, found: readonly [RowGroup, number][]): MissingQuestion[] => {
    const others = otherProducts(found, question)
    return [{ ...question, ...(others && { other_products: others }) }]
  }
  return missingFields.flatMap((field): MissingQuestion[] => {
    if (isCellQuestion(field)) {
      const understood = file.understood?.[field]
      return questionsOfCells({ [field]: file.cells[field] }).map((each) => ({
        ...each,
        ...(understood && { understood }),
      }))
    }
    const found = rowsWithout(field, file).filter(([, rows]) => rows > 0)
    if (found.length === 0) return []
    const rows = found.reduce((sum, [, each]) => sum + each, 0)
    const categories = field === 'category' ? [] : categoriesOf(field, found)
    const understood = file.understood?.[field]
    const question: MissingQuestion = { field, rows, categories, cells: [], ...(understood && { understood }) }
    if (cellFields.includes(field)) {
      const isAll = answered.some((each) => each.field === field && isByCellAndCategory(each))
      const cells = field === 'tax_class' ? cellsByCategory(found, isAll) : []
      const own = { cells: cellsOf(field, found), ...(cells.length > 0 && { cells_by_category: cells }) }
      return withOthers({ ...question, ...own }, found)
    }
    if (!ageFields.includes(field)) return withOthers(question, found)
    const brands = groupsBy(({ changes }) => changes.brand, found)
    const words = ageWords(found)
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
    value === leaveOut && hasGroups && leavableFields.includes(field) ? undefined : problemOf(field, value)
}

/** Returns the groups of a question that values are given by. */
function answeredGroups(
  { categories, cells, cells_by_category: inCategories = [], brands = [], words = [] }: MissingQuestion,
  { by_cell: byCell = [], by_word: byWord = [], by_brand: byBrand = [] }: Partial<MissingValue>,
): (ValueKeys & { rows: number })[] {
  if (isByCellAndCategory({ by_cell: byCell })) return inCategories
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
    valueOfCell(isByCell ? [{ by_category: [], ...given, field, value: '' }] : values, field, keys)
  const texts = [...groups.map(valueOf), ...(countOtherRows(rows, groups) > 0 ? [given.value] : [])]
  const problemWith = problemAmong(given)
  // Empty is the value of a cell that no value was given for.
  return texts.every((text) => text !== undefined && text !== '' && problemWith(field, text) === undefined)
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

/** True if values that an operator has chosen answer every question. */
export function areUsable(questions: readonly MissingQuestion[], values: readonly MissingValue[]): boolean {
  try {
    assertValues(questions, values)
    return true
  } catch (error) {
    if (error instanceof StoreError) return false
    throw error
  }
}

/** Returns the tax class of a new product that the operator leaves out of the import; undefined if it is imported. */
export function leftOutByAnswer(group: RowGroup, values: readonly MissingValue[]): CellFault | undefined {
  if (group.productId !== undefined || group.changes.tax_class !== undefined) return undefined
  const cell = unusableCell(group, 'tax_class')
  const keys = { category: group.changes.category, cell: cell?.value }
  if (valueOfCell(values, 'tax_class', keys) !== leaveOut) return undefined
  return { column: 'tax_class', value: cell?.value ?? '', problem: fault('left_out_by_answer') }
}

/** Returns what the operator calls the group of a product whose category is only a number in the file. */
const namedGroup = (group: RowGroup, values: readonly MissingValue[]) =>
  values
    .find(({ field }) => field === 'category')
    ?.by_cell?.find(({ cell }) => cell === unusableCell(group, 'category')?.value)?.value

/** Fills the empty fields of a new product with the values for what its file lacks. */
export function filled(group: RowGroup, values: readonly MissingValue[], file: FileFacts): RowGroup {
  const includesVat = valueFor(values, 'prices_include_vat', { category: group.changes.category }) === 'yes'
  if (group.productId !== undefined || values.length === 0) {
    const category = isUnnamed(group) ? namedGroup(group, values) : undefined
    return { ...group, includesVat, ...(category && { changes: { ...group.changes, category } }) }
  }
  const changes: Record<string, unknown> = { ...group.changes }
  const valueOf = (field: MissingField) => {
    const { category, brand } = group.changes
    if (field === 'tax_class' && leftOutByAnswer(group, values)) return undefined
    const own = { category, brand, word: ageWordOf(group), cell: unusableCell(group, field)?.value }
    return readValue(field, valueOfCell(values, field, own) ?? null)
  }
  for (const field of productFields) if (lacksField(field, group, file)) changes[field] = valueOf(field)
  const stock = valueOf('stock') as number | undefined
  const rows = group.rows.map((row) =>
    stock !== undefined && lacksStock(row) ? { ...row, fields: { ...row.fields, inventory_quantity: stock } } : row,
  )
  return { ...group, rows, changes: changes as ProductChanges, includesVat }
}
