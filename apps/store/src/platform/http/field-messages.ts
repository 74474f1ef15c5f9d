import type { ErrorObject } from 'ajv'
import { fieldFaultTexts } from '@skafferi/domain/rules/errors/problem'

type Format = (params: Record<string, unknown>) => string

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

/** The message for each validation keyword; it follows the field's name. */
const formats: Readonly<Record<string, Format>> = {
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
  multipleOf: ({ multipleOf }) => `is not a multiple of ${multipleOf}`,
  minItems: ({ limit }) => `has less than ${entries(limit)}`,
  maxItems: ({ limit }) => `has more than ${entries(limit)}`,
  uniqueItems: () => 'has duplicates',
  minProperties: ({ limit }) => `has less than ${entries(limit)}`,
  maxProperties: ({ limit }) => `has more than ${entries(limit)}`,
  propertyNames: () => badName,
  oneOf: () => fallback,
  anyOf: () => fallback,
}

/** True if the text is a plain decimal number, without an exponent, "Infinity" or "NaN". */
export function isPlainNumber(text: string, type: 'integer' | 'number'): boolean {
  return type === 'integer' ? /^-?\d{1,15}$/.test(text) : /^-?\d{1,15}(\.\d{1,15})?$/.test(text)
}

/** Returns the message for a value of the wrong type. */
export const wrongType = (type: string): string => kinds[type] ?? fallback

/** The message for an object with an invalid property name. */
const badName = 'has a name that cannot be accepted'

/** The message for keywords without their own. */
const fallback = 'cannot be accepted'

/**
 * The contract's pattern for texts with at least one visible character (no white space, no
 * `Default_Ignorable_Code_Point`).
 */
export const visible = '[^\\s\\p{DI}]'

/** True if the error means that a required text is empty. */
function isBlank({ keyword, params }: ErrorObject): boolean {
  return (keyword === 'minLength' && params.limit === 1) || (keyword === 'pattern' && params.pattern === visible)
}

/** Returns the message for a validation error in words for people; Ajv's own messages are for programmers. */
export function fieldMessage(error: ErrorObject): string {
  if (isBlank(error)) return fieldFaultTexts.required
  if (error.propertyName !== undefined) return badName
  const format = formats[error.keyword]
  return format ? format(error.params) : fallback
}

/** The keywords that have their own message. */
export const coveredKeywords: readonly string[] = Object.keys(formats)
