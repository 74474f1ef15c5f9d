import fc from 'fast-check'
import type { Parameter, Schema } from '../http/contract'
import type { RequestParts } from './requests'

/** Always the same "random" requests: a failure can be repeated. */
const seed = 20_261
/** Spoilt requests for each call and each of its parts; `npm run fuzz -w @skafferi/store` sends ten times as many. */
const times = Number(process.env.FUZZ_TIMES ?? 20)

/** Values that programs trip over. */
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

/** The ways into a body: to each object, list and value in it. */
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

/** The body with one or two of its parts replaced. */
function spoilt(body: unknown): fc.Arbitrary<unknown> {
  const place = fc.constantFrom(...pathsOf(body))
  return fc.array(fc.tuple(place, hostile), { minLength: 1, maxLength: 2 }).map((changes) =>
    changes.reduce((changed, [path, by]) => {
      try {
        return replaceAt(changed, path, by)
      } catch {
        // An earlier change took away what this one would change.
        return changed
      }
    }, body),
  )
}

const text = fc.oneof(
  hostile.map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))),
  fc.string({ unit: 'binary' }),
)

/** Half characters cannot be written into an address. */
function writable(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '?')
}

function encode(value: string): string {
  return new URLSearchParams({ '': writable(value) }).toString().slice(1)
}

function spoiltQuery(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...parameters.map((parameter) => parameter.name), 'unknown', '__proto__', 'limit[]')
  return fc
    .array(fc.tuple(name, text), { minLength: 1, maxLength: 4 })
    .map((pairs) => pairs.map(([key, value]) => `${encode(key)}=${encode(value.slice(0, 2000))}`).join('&'))
}

/** Requests that are like a valid one but for one or two places; always the same ones. */
export function spoiltRequests<Parts extends RequestParts>(valid: Parts, parameters: readonly Parameter[]): Parts[] {
  const samples = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.sample(arbitrary, { seed, numRuns: times })
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  return [
    ...(valid.body === undefined ? [] : samples(spoilt(valid.body)).map((body) => ({ ...valid, body }))),
    ...(inQuery.length === 0 ? [] : samples(spoiltQuery(inQuery)).map((query) => ({ ...valid, query }))),
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

/** How the validator says it, who speaks to programmers. */
const validatorsOwn = /must (NOT|be (string|number|integer|boolean|array|object|null|[<>=]|equal|multiple)|match)/

/** What is wrong with the answer to a request; undefined where it was taken, or refused in the shape of an error. */
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
  const isForPeople = Object.values(fields).every((said) => !validatorsOwn.test(said))
  if (isRefusal && isForPeople) return undefined
  return `${JSON.stringify(parts).slice(0, 600)} → ${answer.statusCode} ${answer.payload.slice(0, 300)}`
}

/** Where a schema lets a number be as large or as small as it likes. */
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

/** Where a schema, its references resolved, lets a text, a list or a map be as large as it likes. */
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
