import type { ErrorObject } from 'ajv'
import { fault, type FieldFault } from './errors'

type ToFault = (params: Record<string, unknown>) => FieldFault

const listed = (values: unknown) => fault('not_allowed', { choices: [values].flat().join(', ') })
const limitOf = ({ limit }: Record<string, unknown>) => ({ limit: Number(limit) })

/** The fault for each validation keyword. */
const faultsOf: Readonly<Record<string, ToFault>> = {
  required: () => fault('required'),
  dependentRequired: () => fault('required'),
  additionalProperties: () => fault('unknown_field'),
  unevaluatedProperties: () => fault('unknown_field'),
  type: ({ type }) => wrongType(String(type)),
  minLength: (params) => fault('too_short', limitOf(params)),
  maxLength: (params) => fault('too_long', limitOf(params)),
  pattern: () => fault('format'),
  format: () => fault('format'),
  enum: ({ allowedValues }) => listed(allowedValues),
  const: ({ allowedValue }) => listed(String(allowedValue)),
  minimum: (params) => fault('below', limitOf(params)),
  maximum: (params) => fault('above', limitOf(params)),
  exclusiveMinimum: (params) => fault('not_above', limitOf(params)),
  multipleOf: ({ multipleOf }) => fault('not_multiple', { step: Number(multipleOf) }),
  minItems: (params) => fault('too_few', limitOf(params)),
  maxItems: (params) => fault('too_many', limitOf(params)),
  uniqueItems: () => fault('duplicates'),
  minProperties: (params) => fault('too_few', limitOf(params)),
  maxProperties: (params) => fault('too_many', limitOf(params)),
  propertyNames: () => fault('invalid_name'),
  oneOf: () => fault('rejected'),
  anyOf: () => fault('rejected'),
}

/** True if the text is a plain decimal number, without an exponent, "Infinity" or "NaN". */
export function isPlainNumber(text: string, type: 'integer' | 'number'): boolean {
  return type === 'integer' ? /^-?\d{1,15}$/.test(text) : /^-?\d{1,15}(\.\d{1,15})?$/.test(text)
}

/** The fault of a value of the wrong type. */
export const wrongType = (type: string): FieldFault => fault('wrong_type', { type })

/**
 * The contract's pattern for texts with at least one visible character (no white space, no
 * `Default_Ignorable_Code_Point`).
 */
export const visible = '[^\\s\\p{DI}]'

/** True if the error means that a required text is empty. */
function isBlank({ keyword, params }: ErrorObject): boolean {
  return (keyword === 'minLength' && params.limit === 1) || (keyword === 'pattern' && params.pattern === visible)
}

/** Returns the fault of a validation error. */
export function faultOfError(error: ErrorObject): FieldFault {
  if (isBlank(error)) return fault('required')
  if (error.propertyName !== undefined) return fault('invalid_name')
  return faultsOf[error.keyword]?.(error.params) ?? fault('rejected')
}

/** The keywords that have their own fault. */
export const coveredKeywords: readonly string[] = Object.keys(faultsOf)
