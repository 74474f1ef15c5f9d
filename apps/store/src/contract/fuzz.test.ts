import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contract, endpoints, resolve, type OperationId, type Parameter } from '../http/contract'
import { shopOfFile } from '../testing/shop'
import { addOwner, send, validRequests, type RequestParts } from '../testing/requests'

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

const text = fc.oneof(hostile.map((value) => (typeof value === 'string' ? value : JSON.stringify(value) ?? '')), fc.string({ unit: 'binary' }))

/** Half characters cannot be written into an address. */
function writable(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '?')
}

function encode(value: string): string {
  return new URLSearchParams({ '': writable(value) }).toString().slice(1)
}

function spoiltQuery(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...parameters.map((parameter) => parameter.name), 'unknown', '__proto__', 'limit[]')
  return fc.array(fc.tuple(name, text), { minLength: 1, maxLength: 4 }).map((pairs) =>
    pairs.map(([key, value]) => `${encode(key)}=${encode(value.slice(0, 2000))}`).join('&'),
  )
}

const shop = await shopOfFile()
const owner = await addOwner(shop)

/** How the validator says it, who speaks to programmers. */
const validatorsOwn = /must (NOT|be (string|number|integer|boolean|array|object|null|[<>=]|equal|multiple)|match)/

let sent = 0

/** What is wrong with the answer to a request; undefined where it was taken, or refused in the shape of an error. */
async function faultOf(operationId: OperationId, parts: RequestParts): Promise<string | undefined> {
  sent += 1
  const answer = await send(shop, operationId, parts, { token: owner.token })
  const { type, message, fields = {} } = answer.json<{ type?: unknown; message?: unknown; fields?: Record<string, string> }>()
  const isRefusal = answer.statusCode < 500 && typeof type === 'string' && typeof message === 'string' && message !== ''
  const isForPeople = Object.values(fields).every((said) => !validatorsOwn.test(said))
  if (answer.statusCode === 200 || (isRefusal && isForPeople)) return undefined
  return `${JSON.stringify(parts).slice(0, 600)} → ${answer.statusCode} ${answer.payload.slice(0, 300)}`
}

/** Signing out would end the session that the other calls need. */
const calls = endpoints.filter(({ operation }) => operation.operationId !== 'signOut')

describe.each(calls)('$operation.operationId', ({ operation }) => {
  const { operationId } = operation
  const parameters = (operation.parameters ?? []).map(resolve)
  const samples = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.sample(arbitrary, { seed, numRuns: times })

  it('refuses a spoilt request in the shape of an error, or takes it, and never fails', async () => {
    const valid = validRequests[operationId](owner)
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    const inQuery = parameters.filter((parameter) => parameter.in === 'query')
    const requests: RequestParts[] = [
      ...(valid.body === undefined ? [] : samples(spoilt(valid.body)).map((body) => ({ ...valid, body }))),
      ...(inQuery.length === 0 ? [] : samples(spoiltQuery(inQuery)).map((query) => ({ ...valid, query }))),
      ...(inPath.length === 0 ? [] : samples(text).map((id) => ({ ...valid, path: { id: writable(id).slice(0, 500) } }))),
      ...(valid.files === undefined ? [] : samples(fc.uint8Array({ maxLength: 3000 })).map((bytes) => ({ files: [{ ...valid.files![0]!, bytes }] }))),
      { ...valid, query: 'limit=101&offset=-1' },
    ]
    const faults: string[] = []
    for (const parts of requests) faults.push(...([await faultOf(operationId, parts)].filter((fault) => fault !== undefined)))
    expect(faults).toEqual([])
  })
})

it('a thousand spoilt requests have been sent by now', () => {
  expect(sent).toBeGreaterThanOrEqual(1000)
})

describe('a number in an address', () => {
  it.each(['1e309', '-1e309', 'Infinity', 'NaN', '0.1e1', '1e1', '0x10', '', ' 1', '1.0', '99999999999999999999'])('is refused where it is written as "%s"', async (written) => {
    const answer = await send(shop, 'searchProducts', { query: `offset=${encodeURIComponent(written)}` }, { token: owner.token })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ offset: 'is not a whole number' })
  })
})

describe('the contract', () => {
  /** Where a schema lets a number be as large or as small as it likes. */
  function unbounded(node: unknown, path = ''): string[] {
    if (typeof node !== 'object' || node === null) return []
    const schema = node as Record<string, unknown>
    const isNumber = [schema.type].flat().some((type) => type === 'number' || type === 'integer')
    const isFixed = 'enum' in schema || 'const' in schema
    const isBound = ('maximum' in schema || 'exclusiveMaximum' in schema) && ('minimum' in schema || 'exclusiveMinimum' in schema)
    const inner = Object.entries(schema).filter(([key]) => key !== 'example' && key !== 'default')
    return [...(isNumber && !isFixed && !isBound ? [path] : []), ...inner.flatMap(([key, value]) => unbounded(value, `${path}/${key}`))]
  }

  it('gives every number a smallest and a largest value', () => {
    expect(unbounded(contract)).toEqual([])
  })

  it('names the answer to a body of another type wherever there is a body', () => {
    const silent = endpoints.filter(({ operation }) => operation.requestBody && !operation.responses[415])
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([])
  })
})

describe('a body that is not what it says', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    shop.app.inject({
      method: 'POST',
      url: '/store/cart/items/add',
      payload,
      headers: { 'content-type': type, 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${owner.token}` },
    })

  it.each([
    ['no JSON', '{"items":', 400],
    ['nested without end', '['.repeat(100_000), 400],
    ['another encoding', Buffer.from('{"items":[]}', 'utf16le'), 400],
    ['10 MB', `{"items":"${'x'.repeat(10 * 1024 * 1024)}"}`, 413],
  ])('%s is refused', async (_name, payload, status) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ type: 'invalid_data', message: expect.stringMatching(/\S/) })
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'of type %s is refused',
    async (type) => {
      const answer = await post('{"items":[]}', type)
      expect([400, 415]).toContain(answer.statusCode)
      expect(answer.json()).toMatchObject({ type: 'invalid_data' })
    },
  )
})
