import type { ErrorObject } from 'ajv'
import { fieldFaultTexts } from '@skafferi/domain/action/problem.rules'

type Say = (params: Record<string, unknown>) => string

const kinds: Readonly<Record<string, string>> = {
  string: 'is not a text',
  number: 'is not a number',
  integer: 'is not a whole number',
  boolean: 'is not true or false',
  array: 'is not a list',
  object: 'has no fields',
}

const entries = (count: unknown) => `${count} ${count === 1 ? 'entry' : 'entries'}`
const characters = (count: unknown) => `${count} ${count === 1 ? 'character' : 'characters'}`

/** What each rule of the contract says about a field that breaks it, after the field's name. */
const says: Readonly<Record<string, Say>> = {
  required: () => fieldFaultTexts.required,
  dependentRequired: () => fieldFaultTexts.required,
  additionalProperties: () => 'is not a known field',
  unevaluatedProperties: () => 'is not a known field',
  type: ({ type }) => wrongType(String(type)),
  minLength: ({ limit }) => `is shorter than ${characters(limit)}`,
  maxLength: ({ limit }) => `${fieldFaultTexts.too_long} ${characters(limit)}`,
  pattern: () => fieldFaultTexts.format,
  format: () => fieldFaultTexts.format,
  enum: ({ allowedValues }) => `${fieldFaultTexts.not_allowed} ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `${fieldFaultTexts.not_allowed} ${String(allowedValue)}`,
  minimum: ({ limit }) => `is below ${limit}`,
  maximum: ({ limit }) => `is above ${limit}`,
  exclusiveMinimum: ({ limit }) => `is not above ${limit}`,
  multipleOf: ({ multipleOf }) => `is no multiple of ${multipleOf}`,
  minItems: ({ limit }) => `has less than ${entries(limit)}`,
  maxItems: ({ limit }) => `has more than ${entries(limit)}`,
  uniqueItems: () => 'names something twice',
  minProperties: ({ limit }) => `has less than ${entries(limit)}`,
  maxProperties: ({ limit }) => `has more than ${entries(limit)}`,
  propertyNames: () => badName,
  oneOf: () => unsaid,
  anyOf: () => unsaid,
}

/** Whether a text is a number as the shop writes them: no exponent, nothing that is not finite. */
export function isPlainNumber(text: string, type: 'integer' | 'number'): boolean {
  return type === 'integer' ? /^-?\d{1,15}$/.test(text) : /^-?\d{1,15}(\.\d{1,15})?$/.test(text)
}

/** What is said of a value that is of another type. */
export const wrongType = (type: string): string => kinds[type] ?? unsaid

/** What is said of a list of values by name, one of whose names breaks a rule. */
const badName = 'has a name that cannot be accepted'

/** For a rule without words of its own: true of them all. */
const unsaid = 'cannot be accepted'

/** The contract's pattern of a text that says something: more than spaces and characters that show nothing. */
export const visible = '[^\\s\\p{DI}]'

/** Whether a text is refused for saying nothing. */
function isBlank({ keyword, params }: ErrorObject): boolean {
  return (keyword === 'minLength' && params.limit === 1) || (keyword === 'pattern' && params.pattern === visible)
}

/** Says what is wrong with a field, in words for people: the validator's own are for programmers. */
export function fieldMessage(error: ErrorObject): string {
  if (isBlank(error)) return fieldFaultTexts.required
  if (error.propertyName !== undefined) return badName
  const say = says[error.keyword]
  return say ? say(error.params) : unsaid
}

/** The rules that have words of their own. */
export const saidKeywords: readonly string[] = Object.keys(says)
