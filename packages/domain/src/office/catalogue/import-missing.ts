import type { components } from '@skafferi/api/admin'
import { CellProblem, isSingleCell, readCell } from '../../rules/catalogue/cells'
import { allFields, fieldOfColumn } from '../../rules/catalogue/fields'
import {
  countOtherRows,
  groupKinds,
  leavableFields,
  leaveOut,
  missingChoices,
  neededFields,
  type GroupKind,
  type MissingField,
} from '../../rules/catalogue/missing-values'
import { shopCurrency } from '../../rules/pricing/shop-currency'
import { isText, listOf, oneOf, parseJson, recordOf, shape } from '../../rules/json/schema'
import type { MissingGroupView, MissingQuestionView, MissingValuesView } from './imports.view'

type Schemas = components['schemas']

/** How a question about missing values is answered. */
export type MissingMode = 'all' | GroupKind | 'empty'

interface TypedAnswer {
  mode: MissingMode
  value: string
  /** The values of groups by their ids. */
  groups: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The operator's answers by field, which replace the stored ones, and whether the store remembers them. */
export interface TypedMissing {
  answers: Readonly<Record<string, TypedAnswer>>
  /** Undefined as the store has it. */
  remember?: boolean
}

const isTypedMissing = shape<TypedMissing>({
  answers: recordOf(
    shape<TypedAnswer>({
      mode: oneOf('all', 'empty', ...groupKinds),
      value: '',
      groups: recordOf(recordOf(isText)),
    }),
  ),
  remember: oneOf(undefined, true, false),
})

/** Parses the answers of a stored draft; none if they are missing or malformed. */
export function readTypedMissing(text: string): TypedMissing {
  return parseJson(text, isTypedMissing) ?? { answers: {} }
}

/** A change of an answer: how it is answered, its value, or the value of a group of this mode. */
export interface MissingChange {
  field: MissingField
  mode: MissingMode
  value?: string
  /** The id of the group. */
  group?: string
}

/** Changes an answer. */
export function withAnswer(
  typed: TypedMissing,
  question: MissingQuestionView,
  { field, mode, value, group }: MissingChange,
): TypedMissing {
  const changed = (kind: GroupKind) => ({
    ...Object.fromEntries((question.groups[kind] ?? []).map((each) => [each.id, each.value])),
    ...(mode === kind && value !== undefined && group !== undefined && { [group]: value }),
  })
  const answer: TypedAnswer = {
    mode,
    value: value !== undefined && group === undefined ? value : question.value,
    groups: Object.fromEntries(groupKinds.map((kind) => [kind, changed(kind)])),
  }
  return { ...typed, answers: { ...typed.answers, [field]: answer } }
}

/** Returns the id of a cell in a category. */
const inCategory = (cell: string, category: string) => JSON.stringify([cell, category])

function storedAnswer(stored: Schemas['ImportMissingValue'] | undefined): TypedAnswer | undefined {
  if (!stored) return undefined
  const { value, by_category, by_brand = [], by_word = [], by_cell = [] } = stored
  const values: Record<GroupKind, [string, string | null][]> = {
    cell: by_cell.flatMap((each) => (each.category === undefined ? [[each.cell, each.value]] : [])),
    cell_category: by_cell.flatMap(({ cell, category, value: own }) =>
      category === undefined ? [] : [[inCategory(cell, category), own]],
    ),
    word: by_word.map((each) => [each.word, each.value]),
    brand: by_brand.map((each) => [each.brand, each.value]),
    category: by_category.map((each) => [each.category, each.value]),
  }
  const single = value === null ? 'empty' : 'all'
  return {
    mode: groupKinds.find((kind) => values[kind].length > 0) ?? single,
    value: value ?? '',
    groups: Object.fromEntries(
      groupKinds.map((kind) => [kind, Object.fromEntries(values[kind].map(([id, text]) => [id, text ?? '']))]),
    ),
  }
}

/** True if a text can be stored in the field. */
function isValid(name: MissingField, text: string): boolean {
  if (text === leaveOut && leavableFields.includes(name)) return true
  if (text === '') return !neededFields.includes(name)
  const field = allFields.find((each) => each.name === name) ?? fieldOfColumn(name)
  if (!field || !isSingleCell(field)) return true
  try {
    readCell(field, text)
    return true
  } catch (error) {
    if (error instanceof CellProblem) return false
    throw error
  }
}

const isGroupKind = (mode: MissingMode | null): mode is GroupKind => mode !== null && mode !== 'all' && mode !== 'empty'

/** Returns the groups that have values of their own in this mode. */
const groupsOf = ({ mode, groups }: AnsweredQuestion): readonly MissingGroupView[] =>
  isGroupKind(mode) ? (groups[mode] ?? []) : []

/** A group without its value, with the value that the store suggests. */
type NamedGroup = Omit<MissingGroupView, 'value' | 'isSuggested'> & { suggestion: string | undefined }

/** Returns the groups of a question without their values. */
function namedGroups({
  categories,
  cells,
  cells_by_category: inCategories = [],
  brands = [],
  words = [],
}: Schemas['ImportMissingQuestion']): Record<GroupKind, NamedGroup[]> {
  const named = ({ name, rows, suggestion }: Schemas['ImportRowGroup']) => ({
    id: name,
    name,
    rows,
    problem: null,
    suggestion,
  })
  return {
    cell: cells.map(({ cell, products = [], ...each }) => ({
      id: cell,
      name: cell,
      suggestion: undefined,
      ...each,
      products,
    })),
    cell_category: inCategories.map(({ cell, category, suggestion, ...each }) => ({
      id: inCategory(cell, category),
      name: `${cell} · ${category}`,
      suggestion,
      ...each,
    })),
    word: words.map(({ in_category: isInCategory, ...each }) => ({
      ...named(each),
      ...(isInCategory && { isInCategory }),
    })),
    brand: brands.map(named),
    category: categories.map(named),
  }
}

/**
 * Returns how a question is answered. An answer by groups of an earlier file is one for all rows in a file without such
 * groups.
 */
function offeredMode(
  { mode, value }: TypedAnswer,
  groups: Record<GroupKind, NamedGroup[]>,
  isOptional: boolean,
): MissingMode | null {
  if (!isGroupKind(mode) || groups[mode].length > 0) return mode
  if (value !== '' && value !== leaveOut) return 'all'
  return isOptional ? 'empty' : null
}

function toQuestion(
  asked: Schemas['ImportMissingQuestion'],
  typed: TypedAnswer | undefined,
  stored: TypedAnswer | undefined,
): MissingQuestionView {
  const { field, rows, samples = [] } = asked
  const isOptional = !neededFields.includes(field)
  const answer = typed ?? stored
  const found = namedGroups(asked)
  // Goods with an age limit and groups with a number are not left without a value unless the operator says so.
  const hasGroups = found.word.length > 0 || found.cell.length > 0
  const mode = answer ? offeredMode(answer, found, isOptional) : isOptional && !hasGroups ? 'empty' : null
  const question = {
    field,
    rows,
    isOptional,
    mode,
    value: answer?.value ?? '',
    choices: missingChoices[field] ?? null,
    samples,
    understood: asked.understood?.text ?? null,
    groups: Object.fromEntries(
      groupKinds.map((kind) => [
        kind,
        found[kind].map(({ suggestion, ...each }) => {
          const value = answer?.groups[kind]?.[each.id] ?? suggestion ?? ''
          const isSuggested = value !== '' && value === suggestion && stored?.groups[kind]?.[each.id] !== value
          return { ...each, value, ...(isSuggested && { isSuggested }) }
        }),
      ]),
    ) as Record<GroupKind, MissingGroupView[]>,
  }
  return {
    ...question,
    others: { rows: otherRowsOf(question), products: (isGroupKind(mode) && asked.other_products?.[mode]) || [] },
    isIncomplete: !isAnswered(question),
  }
}

type AnsweredQuestion = Omit<MissingQuestionView, 'isIncomplete' | 'others'>

const otherRowsOf = (question: AnsweredQuestion) => countOtherRows(question.rows, groupsOf(question))

function isAnswered(question: AnsweredQuestion): boolean {
  const { field, mode, value } = question
  if (mode === null) return false
  if (mode === 'empty') return true
  // All rows are not left out: there would be nothing to import.
  if (mode === 'all') return value !== '' && value !== leaveOut && isValid(field, value)
  const isComplete = groupsOf(question).every((each) => isValid(field, each.value))
  return isComplete && (otherRowsOf(question) === 0 || isValid(field, value))
}

/** The questions about a file with the operator's answers; null if nothing was asked. */
export function toMissingValues({ missing }: Schemas['Import'], typed: TypedMissing): MissingValuesView | null {
  if (!missing) return null
  const questions = missing.questions.map((question) =>
    toQuestion(
      question,
      typed.answers[question.field],
      storedAnswer(missing.values.find(({ field }) => field === question.field)),
    ),
  )
  return {
    questions,
    isComplete: !questions.some(({ isIncomplete }) => isIncomplete),
    currency: shopCurrency.toUpperCase(),
    isRemembered: missing.is_remembered,
    remember: typed.remember ?? missing.remember,
  }
}

/** The answers as the request has them. */
export function toMissingRequest(questions: readonly MissingQuestionView[]): Schemas['ImportMissingValues']['values'] {
  return questions.map((question) => {
    const { field, mode, value } = question
    const common = mode === 'empty' || question.others.rows === 0 ? null : value || null
    const groups = groupsOf(question).map((each) => ({ ...each, value: each.value || null }))
    const cellOf = (id: string) => {
      const [cell, category] = parseJson(id, listOf(isText)) ?? []
      return { cell: cell ?? '', category: category ?? '' }
    }
    return {
      field,
      value: common,
      by_category: mode === 'category' ? groups.map((each) => ({ category: each.name, value: each.value })) : [],
      ...(mode === 'brand' && { by_brand: groups.map((each) => ({ brand: each.name, value: each.value })) }),
      ...(mode === 'word' && { by_word: groups.map((each) => ({ word: each.name, value: each.value })) }),
      ...(mode === 'cell' && { by_cell: groups.map((each) => ({ cell: each.name, value: each.value })) }),
      ...(mode === 'cell_category' && {
        by_cell: groups.map((each) => ({ ...cellOf(each.id), value: each.value })),
      }),
    }
  })
}
