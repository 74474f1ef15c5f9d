import type { components } from '@skafferi/api/admin'
import { CellProblem, isSingleCell, readCell } from '../../rules/catalogue/cells'
import { allFields, fieldOfColumn } from '../../rules/catalogue/fields'
import { hasOtherRows, neededFields, type MissingField } from '../../rules/catalogue/missing-values'
import { isText, oneOf, parseJson, recordOf, shape } from '../../rules/json/schema'
import type { MissingQuestionView, MissingValuesView } from './imports.view'

type Schemas = components['schemas']

/** How a question about missing values is answered. */
export type MissingMode = 'all' | 'category' | 'empty'

interface TypedAnswer {
  mode: MissingMode
  value: string
  categories: Readonly<Record<string, string>>
}

/** The operator's answers by field, which replace the stored ones, and whether the store remembers them. */
export interface TypedMissing {
  answers: Readonly<Record<string, TypedAnswer>>
  remember: boolean
}

const isTypedMissing = shape<TypedMissing>({
  answers: recordOf(
    shape<TypedAnswer>({ mode: oneOf('all', 'category', 'empty'), value: '', categories: recordOf(isText) }),
  ),
  remember: false,
})

/** Parses the answers of a stored draft; none if they are missing or malformed. */
export function readTypedMissing(text: string): TypedMissing {
  return parseJson(text, isTypedMissing) ?? { answers: {}, remember: true }
}

/** A change of an answer: how it is answered, its value, or the value of a category. */
export interface MissingChange {
  field: MissingField
  mode: MissingMode
  value?: string
  category?: string
}

/** Changes an answer. */
export function withAnswer(
  typed: TypedMissing,
  question: MissingQuestionView,
  { field, mode, value, category }: MissingChange,
): TypedMissing {
  const before = Object.fromEntries(question.categories.map(({ name, value: text }) => [name, text]))
  const answer: TypedAnswer = {
    mode,
    value: value !== undefined && category === undefined ? value : question.value,
    categories: value !== undefined && category !== undefined ? { ...before, [category]: value } : before,
  }
  return { ...typed, answers: { ...typed.answers, [field]: answer } }
}

function storedAnswer(stored: Schemas['ImportMissingValue'] | undefined): TypedAnswer | undefined {
  if (!stored) return undefined
  const { value, by_category: others } = stored
  return {
    mode: others.length > 0 ? 'category' : value === null ? 'empty' : 'all',
    value: value ?? '',
    categories: Object.fromEntries(others.map((each) => [each.category, each.value ?? ''])),
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

function toQuestion(
  { field, rows, categories }: Schemas['ImportMissingQuestion'],
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
    categories: categories.map((each) => ({ ...each, value: answer?.categories[each.name] ?? '' })),
  }
  return { ...question, isIncomplete: !isAnswered(question) }
}

function isAnswered(question: Omit<MissingQuestionView, 'isIncomplete'>): boolean {
  const { field, mode, value, categories } = question
  if (mode === null) return false
  if (mode === 'empty') return true
  if (mode === 'all') return value !== '' && isValid(field, value)
  return categories.every((each) => isValid(field, each.value)) && (!hasOtherRows(question) || isValid(field, value))
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
  return { questions, isComplete: !questions.some(({ isIncomplete }) => isIncomplete), remember: typed.remember }
}

/** The answers as the request has them. */
export function toMissingRequest(questions: readonly MissingQuestionView[]): Schemas['ImportMissingValues']['values'] {
  return questions.map((question) => {
    const { field, mode, value, categories } = question
    if (mode !== 'category') return { field, value: mode === 'all' ? value : null, by_category: [] }
    const values = categories.map((each) => ({ category: each.name, value: each.value || null }))
    return { field, value: hasOtherRows(question) ? value || null : null, by_category: values }
  })
}
