import fc from 'fast-check'
import type { Parameter, Schema } from '../platform/http/contract'
import type { RequestParts } from './requests'

/** Fixed seed, so that failures are reproducible. */
const seed = 20_261
/**
 * Number of malformed requests for each part of an operation; `npm run fuzz -w @skafferi/store` uses ten times as many.
 */
const times = Number(process.env.FUZZ_TIMES ?? 20)

/** Values that often cause errors. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    '0',
    'a'.repeat(10_000),
    '\0',
    '\uD800',
    '\u202Egnp.exe',
    "'; drop table orders; --",
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    '%s%s%n{0}${7*7}',
    '%',
    '_',
    'å ä ö',
    '2026-02-31',
    'Infinity',
    '-Infinity',
    'NaN',
    '1e309',
    '0.1e1',
    '0x10',
    '-0',
    Number.MAX_VALUE,
    -(2 ** 31) - 1,
    [],
    [[]],
    {},
    { length: 5 },
    Array.from({ length: 3000 }, () => 'x'),
    JSON.parse('{"__proto__":{"approved":true},"constructor":{"prototype":{"approved":true}}}'),
    JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
  ),
  fc.anything({ maxDepth: 3, withNullPrototype: false }).filter((value) => JSON.stringify(value) !== undefined),
)

/** Returns the paths of all objects, lists and values in a body. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))]
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  const entries = value as Record<string, unknown>
  const replaced = { ...entries, [key]: replaceAt(entries[key], rest, by) }
  return Array.isArray(value) ? Object.values(replaced) : replaced
}

/** Returns bodies with one or two values replaced. */
function malformed(body: unknown): fc.Arbitrary<unknown> {
  const place = fc.constantFrom(...pathsOf(body))
  return fc.array(fc.tuple(place, hostile), { minLength: 1, maxLength: 2 }).map((changes) =>
    changes.reduce((changed, [path, by]) => {
      try {
        return replaceAt(changed, path, by)
      } catch {
        // An earlier replacement removed this path.
        return changed
      }
    }, body),
  )
}

const text = fc.oneof(
  hostile.map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))),
  fc.string({ unit: 'binary' }),
)

/** Replaces unpaired surrogates, which a URL cannot contain. */
function writable(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '?')
}

function encode(value: string): string {
  return new URLSearchParams({ '': writable(value) }).toString().slice(1)
}

function malformedQuery(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...parameters.map((parameter) => parameter.name), 'unknown', '__proto__', 'limit[]')
  return fc
    .array(fc.tuple(name, text), { minLength: 1, maxLength: 4 })
    .map((pairs) => pairs.map(([key, value]) => `${encode(key)}=${encode(value.slice(0, 2000))}`).join('&'))
}

/** Returns requests that differ from a valid one in one or two values; deterministic. */
export function malformedRequests<Parts extends RequestParts>(valid: Parts, parameters: readonly Parameter[]): Parts[] {
  const samples = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.sample(arbitrary, { seed, numRuns: times })
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  return [
    ...(valid.body === undefined ? [] : samples(malformed(valid.body)).map((body) => ({ ...valid, body }))),
    ...(inQuery.length === 0 ? [] : samples(malformedQuery(inQuery)).map((query) => ({ ...valid, query }))),
    ...(inPath.length === 0 ? [] : samples(text).map((id) => ({ ...valid, path: { id: writable(id).slice(0, 500) } }))),
    ...(valid.files === undefined
      ? []
      : samples(fc.uint8Array({ maxLength: 3000 })).map((bytes) => ({
          ...valid,
          files: [{ ...valid.files![0]!, bytes }],
        }))),
    { ...valid, query: 'limit=101&offset=-1' },
  ]
}

/** Messages of the validator, which are not for users. */
const ajvMessage = /must (NOT|be (string|number|integer|boolean|array|object|null|[<>=]|equal|multiple)|match)/

/** Returns what is wrong with a response; undefined if it is valid. */
export function faultIn(
  parts: RequestParts,
  answer: {
    statusCode: number
    payload: string
    json: () => { type?: unknown; message?: unknown; fields?: Record<string, string> }
  },
): string | undefined {
  if (answer.statusCode === 200) return undefined
  const { type, message, fields = {} } = answer.json()
  const isRefusal = answer.statusCode < 500 && typeof type === 'string' && typeof message === 'string' && message !== ''
  const isForPeople = Object.values(fields).every((refusal) => !ajvMessage.test(refusal))
  if (isRefusal && isForPeople) return undefined
  return `${JSON.stringify(parts).slice(0, 600)} → ${answer.statusCode} ${answer.payload.slice(0, 300)}`
}

/** Returns the paths of numbers without limits in a schema. */
export function unbounded(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  const schema = node as Record<string, unknown>
  const isNumber = [schema.type].flat().some((type) => type === 'number' || type === 'integer')
  const isFixed = 'enum' in schema || 'const' in schema
  const isBound =
    ('maximum' in schema || 'exclusiveMaximum' in schema) && ('minimum' in schema || 'exclusiveMinimum' in schema)
  const inner = Object.entries(schema).filter(([key]) => key !== 'example' && key !== 'default')
  return [
    ...(isNumber && !isFixed && !isBound ? [path] : []),
    ...inner.flatMap(([key, value]) => unbounded(value, `${path}/${key}`)),
  ]
}

/** Returns the paths of texts, lists and maps without a maximum size in a resolved schema. */
export function unboundedSizes(schema: Schema, path: string): string[] {
  const {
    properties = {},
    items,
    additionalProperties: values,
    propertyNames,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = schema
  const types = [schema.type].flat()
  const isFixed = 'enum' in schema || 'const' in schema
  const isMap = typeof values === 'object'
  const isUnbounded = [
    !isFixed && (types.includes('string') || 'pattern' in schema || 'format' in schema) && !('maxLength' in schema),
    types.includes('array') && !('maxItems' in schema),
    isMap && !('maxProperties' in schema && (propertyNames as Schema | undefined)?.maxLength),
    'patternProperties' in schema || values === true,
  ]
  const inner = [
    ...Object.entries(properties),
    ...(items ? [['items', items] as const] : []),
    ...(isMap ? [['values', values as Schema] as const] : []),
    ...[anyOf, oneOf, allOf].flat().map((part, index) => [`any ${index}`, part] as const),
  ]
  return [
    ...(isUnbounded.includes(true) ? [path] : []),
    ...inner.flatMap(([name, part]) => unboundedSizes(part, `${path}/${name}`)),
  ]
}
