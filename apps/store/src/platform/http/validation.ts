import { cleanIdentifier } from '@skafferi/domain/rules/text/typed-text'
import { _, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats, { type FormatName } from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { Schema } from './contract'
import { fault, type Faults, invalidFields, type StoreError } from './errors'
import { faultOfError, isPlainNumber, wrongType } from './field-messages'

/** Maximum number of reported fields; more than any form has. Keeps responses to malicious bodies short. */
const maxFields = 30

/** Maximum length of a reported field name; unknown names may have any length. */
const maxFieldName = 100

// Without a tolerance, 0.07 is not a multiple of 0.01 in floating point.
const tolerance = { multipleOfPrecision: 2 } as const
// Schemas are validated when the contract is linted.
const shared = {
  strict: true,
  strictTypes: false,
  validateSchema: false,
  removeAdditional: false,
  useDefaults: true,
  ...tolerance,
} as const

// Query and path values are text: "20" becomes 20, and a single parameter becomes a list of one. In a body, "20" is an
// error.
const urlValidator = makeValidator({ ...shared, coerceTypes: 'array', allErrors: true })
const bodyValidator = makeValidator({ ...shared, allErrors: true })
const listValidator = makeValidator({ ...shared })

type TextTest = (text: string) => boolean

/**
 * Wraps a test so that it runs only if the text is no longer than its schema allows. Ajv runs it even if the length is
 * already refused, and its time may grow faster than the length.
 * @throws Error if the schema has no `maxLength`
 */
function withinMaxLength(test: TextTest, schema: AnySchemaObject): TextTest {
  const { maxLength } = schema as { maxLength?: number }
  if (maxLength === undefined) throw new Error('A text with a pattern or a format needs a maxLength.')
  // A character is one or two UTF-16 code units.
  return (text) => text.length > 2 * maxLength || test(text)
}

/**
 * Returns the test of a format.
 * @throws Error if the format is unknown
 */
function formatTest(name: string): TextTest {
  const format = addFormats.default.get(name as FormatName)
  if (format instanceof RegExp) return (text) => format.test(text)
  return (format as { validate: TextTest }).validate
}

function makeValidator(options: ConstructorParameters<typeof Ajv2020>[0]): Ajv2020 {
  const ajv = new Ajv2020(options)
  ajv.addVocabulary(['example'])
  // Runs before `maxLength`, because removed characters do not count.
  ajv.addKeyword({
    keyword: 'x-identifier',
    type: 'string',
    schemaType: 'boolean',
    modifying: true,
    before: 'maxLength',
    errors: false,
    validate(_isIdentifier: boolean, given: string, _schema?: AnySchemaObject, context?: DataValidationCxt) {
      if (context) context.parentData[context.parentDataProperty] = cleanIdentifier(given)
      return true
    },
  })
  ajv.removeKeyword('pattern').addKeyword({
    keyword: 'pattern',
    type: 'string',
    schemaType: 'string',
    compile(source: string, schema) {
      const pattern = new RegExp(source, 'u')
      return withinMaxLength((text) => pattern.test(text), schema)
    },
    error: { message: 'is not written as the pattern asks', params: ({ schema }) => _`{pattern: ${schema}}` },
  })
  ajv.removeKeyword('format').addKeyword({
    keyword: 'format',
    type: 'string',
    schemaType: 'string',
    compile: (name: string, schema) => withinMaxLength(formatTest(name), schema),
  })
  return ajv
}

/**
 * True if the schema contains lists. Such parts are checked up to the first error only: a body could otherwise cause an
 * error for each entry.
 */
function hasLists(schema: Schema): boolean {
  const inner = [
    Object.values(schema.properties ?? {}),
    schema.anyOf ?? [],
    schema.oneOf ?? [],
    schema.allOf ?? [],
  ].flat()
  return [schema.type].flat().includes('array') || inner.some(hasLists)
}

function validatorFor(schema: Schema, part: string | undefined): Ajv2020 {
  if (part === 'querystring' || part === 'params') return urlValidator
  return hasLists(schema) ? listValidator : bodyValidator
}

const shortName = (path: readonly string[]): string => path.join('.').slice(0, maxFieldName)

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1)
  const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>
  return shortName([...path, missingProperty ?? additionalProperty ?? []].flat())
}

/** Leaves out what is wrong by the other members of a choice whose members differ in a fixed value. */
function withoutOtherChoices(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf')
  const others = errors.filter((error) => error.keyword !== 'const' && !choices.includes(error))
  return choices.length > 0 && others.length < errors.length - choices.length && others.length > 0 ? others : errors
}

/** Converts validation errors to a refusal that names each field. */
function refusalOf(errors: readonly ErrorObject[]): StoreError {
  const fields: Faults = {}
  for (const error of withoutOtherChoices(errors).slice(0, maxFields))
    fields[fieldOf(error) || 'body'] ??= faultOfError(error)
  return invalidFields(fields)
}

/** Returns the path of a text that PostgreSQL cannot store: one with a null character or an unpaired surrogate. */
function findUnstorable(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, entry] of Object.entries(value)) {
    const found = findUnstorable(key, path) ?? findUnstorable(entry, [...path, key])
    if (found) return found
  }
  return undefined
}

function check(validate: ValidateFunction, data: unknown): { value: unknown } | { error: StoreError } {
  if (!validate(data)) return { error: refusalOf(validate.errors ?? []) }
  const unstorable = findUnstorable(data)
  if (!unstorable) return { value: data }
  return { error: invalidFields({ [shortName(unstorable)]: fault('unstorable') }) }
}

type NumberType = 'integer' | 'number'

/** Returns the numeric parameters of a query or path schema. */
function numbersOf(schema: Schema): [name: string, type: NumberType][] {
  const entries = Object.entries(schema.properties ?? {}).map(([name, { type }]) => [name, type] as const)
  return entries.filter((entry): entry is [string, NumberType] => entry[1] === 'integer' || entry[1] === 'number')
}

/** Refuses numbers that the validator accepts but people do not write: "1e3", "Infinity", "0x10", an empty text. */
function refuseUnusualNumbers(numbers: readonly [string, NumberType][], data: unknown): StoreError | undefined {
  const texts = data as Record<string, unknown>
  const unusual = numbers.filter(([name, type]) => {
    const values = [texts[name] ?? []].flat()
    return values.some((text) => typeof text === 'string' && !isPlainNumber(text, type))
  })
  return unusual.length > 0
    ? invalidFields(Object.fromEntries(unusual.map(([name, type]) => [name, wrongType(type)])))
    : undefined
}

/**
 * Creates validators that return a `StoreError`. Each is compiled at its first request, because compiling all of them
 * would slow down the start.
 */
export const validatorCompiler: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  const validator = validatorFor(schema, httpPart)
  const numbers = validator === urlValidator ? numbersOf(schema) : []
  let validate: ValidateFunction | undefined
  return (data: unknown) => {
    const error = refuseUnusualNumbers(numbers, data)
    if (error) return { error }
    validate ??= validator.compile(schema)
    return check(validate, data)
  }
}
