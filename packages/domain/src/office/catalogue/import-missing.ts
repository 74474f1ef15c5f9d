import type { components } from '@skafferi/api/admin'
import { CellProblem, isSingleCell, readCell } from '../../rules/catalogue/cells'
import { allFields, fieldOfColumn } from '../../rules/catalogue/fields'
import { hasOtherRows, missingChoices, neededFields, type MissingField } from '../../rules/catalogue/missing-values'
import { isText, oneOf, parseJson, recordOf, shape } from '../../rules/json/schema'
import type { MissingGroupView, MissingQuestionView, MissingValuesView } from './imports.view'

type Schemas = components['schemas']

/** How a question about missing values is answered. */
export type MissingMode = 'all' | 'category' | 'cell' | 'empty'

interface TypedAnswer {
  mode: MissingMode
  value: string
  categories: Readonly<Record<string, string>>
  cells: Readonly<Record<string, string>>
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
      mode: oneOf('all', 'category', 'cell', 'empty'),
      value: '',
      categories: recordOf(isText),
      cells: recordOf(isText),
    }),
  ),
  remember: oneOf(undefined, true, false),
})

/** Parses the answers of a stored draft; none if they are missing or malformed. */
export function readTypedMissing(text: string): TypedMissing {
  return parseJson(text, isTypedMissing) ?? { answers: {} }
}

/** A change of an answer: how it is answered, its value, or the value of a category or cell. */
export interface MissingChange {
  field: MissingField
  mode: MissingMode
  value?: string
  /** The category or the cell, by mode. */
  group?: string
}

/** Changes an answer. */
export function withAnswer(
  typed: TypedMissing,
  question: MissingQuestionView,
  { field, mode, value, group }: MissingChange,
): TypedMissing {
  const changed = (name: 'category' | 'cell', groups: readonly MissingGroupView[]) => ({
    ...Object.fromEntries(groups.map((each) => [each.name, each.value])),
    ...(mode === name && value !== undefined && group !== undefined && { [group]: value }),
  })
  const answer: TypedAnswer = {
    mode,
    value: value !== undefined && group === undefined ? value : question.value,
    categories: changed('category', question.categories),
    cells: changed('cell', question.cells),
  }
  return { ...typed, answers: { ...typed.answers, [field]: answer } }
}

function storedAnswer(stored: Schemas['ImportMissingValue'] | undefined): TypedAnswer | undefined {
  if (!stored) return undefined
  const { value, by_category: byCategory, by_cell: byCell = [] } = stored
  const single = value === null ? 'empty' : 'all'
  return {
    mode: byCell.length > 0 ? 'cell' : byCategory.length > 0 ? 'category' : single,
    value: value ?? '',
    categories: Object.fromEntries(byCategory.map((each) => [each.category, each.value ?? ''])),
    cells: Object.fromEntries(byCell.map((each) => [each.cell, each.value ?? ''])),
  }
}

/** True if a text can be stored in the field. */
function isValid(name: MissingField, text: string): boolean {
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

/** Returns the categories or cells that have values of their own in this mode. */
const groupsOf = ({ mode, categories, cells }: AnsweredQuestion): readonly MissingGroupView[] =>
  mode === 'category' ? categories : mode === 'cell' ? cells : []

function toQuestion(
  { field, rows, categories, cells, samples = [] }: Schemas['ImportMissingQuestion'],
  typed: TypedAnswer | undefined,
  stored: TypedAnswer | undefined,
): MissingQuestionView {
  const isOptional = !neededFields.includes(field)
  const answer = typed ?? stored
  const mode = answer?.mode ?? (isOptional ? 'empty' : null)
  const question = {
    field,
    rows,
    isOptional,
    mode,
    value: answer?.value ?? '',
    choices: missingChoices[field] ?? null,
    samples,
    categories: categories.map((each) => ({ ...each, value: answer?.categories[each.name] ?? '', problem: null })),
    cells: cells.map(({ cell, ...each }) => ({ ...each, name: cell, value: answer?.cells[cell] ?? '' })),
  }
  return {
    ...question,
    hasOtherRows: hasOtherRows(question.rows, groupsOf(question)),
    isIncomplete: !isAnswered(question),
  }
}

type AnsweredQuestion = Omit<MissingQuestionView, 'isIncomplete' | 'hasOtherRows'>

function isAnswered(question: AnsweredQuestion): boolean {
  const { field, mode, value } = question
  if (mode === null) return false
  if (mode === 'empty') return true
  if (mode === 'all') return value !== '' && isValid(field, value)
  const isComplete = groupsOf(question).every((each) => isValid(field, each.value))
  return isComplete && (!hasOtherRows(question.rows, groupsOf(question)) || isValid(field, value))
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
    isRemembered: missing.is_remembered,
    remember: typed.remember ?? missing.remember,
  }
}

/** The answers as the request has them. */
export function toMissingRequest(questions: readonly MissingQuestionView[]): Schemas['ImportMissingValues']['values'] {
  return questions.map((question) => {
    const { field, mode, value, categories, cells } = question
    const common = mode === 'empty' || !question.hasOtherRows ? null : value || null
    return {
      field,
      value: common,
      by_category:
        mode === 'category' ? categories.map((each) => ({ category: each.name, value: each.value || null })) : [],
      ...(mode === 'cell' && { by_cell: cells.map((each) => ({ cell: each.name, value: each.value || null })) }),
    }
  })
}
