import { fileFieldsOf } from '../../apps/store/src/platform/http/multipart'
import type { Endpoint, ReadContract } from '../../apps/store/src/platform/http/contract'
import { valueOf } from '../scan/samples'
import type { Who } from './callers'
import { hostileFiles } from './files'
import { giantNumbers, longTexts, placesOf, valueAt, withValue } from './values'

/** A malicious request. */
export interface Input {
  /** The kind of attack; the report has a row for each. */
  kind: string
  /** The operation and the malicious part, e.g. `createReview: body.text`. */
  at: string
  who: Who
  method: string
  /** Path and query. */
  address: string
  headers: Readonly<Record<string, string>>
  /** Created when it is sent, because all bodies together are gigabytes. */
  body?: () => Buffer
}

/** The benign part of a request. */
type Part = Partial<Pick<Input, 'address' | 'headers' | 'body'>>

const json = { 'content-type': 'application/json' }

/** Maximum length in a URL, in bytes; Node limits headers to 16 kB. */
const addressBytes = 12_000
const forAddress = (text: string) =>
  encodeURIComponent(text.slice(0, addressBytes)).slice(0, addressBytes).replace(/%.?$/, '')

/** Only sent as a visitor: without the session, further inputs would be refused unread. */
const endsSession = new Set(['signOut'])

/** Returns the permitted callers, and a visitor, who may not be. */
function callersOf({ operation: { operationId, security } }: Endpoint<string>): Who[] {
  if (endsSession.has(operationId)) return ['visitor']
  const names = new Set(security.flatMap((way) => Object.keys(way)))
  const who: Who[] = []
  if (names.has('customerCookie') || names.has('customerToken')) who.push('customer')
  if (names.has('operatorCookie')) who.push('owner')
  if (names.has('apiKey')) who.push('API key')
  return [...who, 'visitor']
}

/** Builds a form with one file in each part. */
function formOf(field: string, files: readonly { name: string; type: string; bytes: Buffer }[], partHeader = ''): Part {
  const line = 'attack-7d3f9c'
  const parts = () =>
    files.flatMap(({ name, type, bytes }) => [
      Buffer.from(
        `--${line}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n${partHeader}\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${line}` },
    body: () => Buffer.concat([...parts(), Buffer.from(`--${line}--\r\n`)]),
  }
}

/** Returns attacks that apply to every operation: its parts may be refused before the handler runs. */
function forEveryCall(
  path: string,
  address: string,
  query: string,
  base: Part,
): [kind: string, what: string, part: Part][] {
  const put = (what: string) => (path.includes('{') ? path.replace(/\{[^}]+\}/, what) : `${path}/${what}`)
  const joined = query === '' ? '?' : `${query}&`
  const asIs = (kind: string, what: string, headers: Record<string, string>): [string, string, Part] => [
    kind,
    what,
    { ...base, headers: { ...base.headers, ...headers } },
  ]
  return [
    ...['%25', '%2f', '%c3%28', '%00', '%2e%2e%2f'].map((step): [string, string, Part] => [
      'path of 8 kB',
      step,
      { ...base, address: put(step.repeat(8_000 / step.length)) },
    ]),
    [
      'thousands of parameters',
      'names',
      {
        ...base,
        address:
          `${address}${joined}${Array.from({ length: 2_500 }, (_, index) => `a${index.toString(36)}=`).join('&')}`.slice(
            0,
            addressBytes,
          ),
      },
    ],
    [
      'thousands of parameters',
      'one name',
      { ...base, address: `${address}${joined}${'a[]=1&'.repeat(2_000)}`.slice(0, addressBytes) },
    ],
    asIs('thousands of cookies', 'pairs', { cookie: 'a=;'.repeat(4_500) }),
    asIs('thousands of cookies', 'sessions', { cookie: 'skafferi_session=x; skafferi_operator=x; '.repeat(330) }),
    asIs('thousands of cookies', 'quotes', { cookie: `skafferi_user="${'\\"'.repeat(6_500)}` }),
    asIs('thousands of cookies', 'beyond what is read', { cookie: 'a=b; '.repeat(13_000) }),
    asIs('other headers', 'accept', { accept: 'text/*;q=0.1,'.repeat(1_000) }),
    asIs('other headers', 'accept-encoding', { 'accept-encoding': 'gzip;q=0.001, '.repeat(900) }),
    asIs('other headers', 'if-none-match', { 'if-none-match': '"a", W/'.repeat(1_800) }),
    asIs('other headers', 'range', { range: `bytes=${'0-,'.repeat(4_000)}` }),
    asIs('other headers', 'authorization', { authorization: `Bearer ${' '.repeat(12_000)}x` }),
    asIs('other headers', 'origin', { origin: `http://${'a.'.repeat(6_000)}test` }),
    asIs('other headers', 'x-forwarded-for', { 'x-forwarded-for': '1.1.1.1, '.repeat(1_300) }),
  ]
}

const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"${index.toString(36)}":0`).join(',')}}`

/** Malicious JSON for any operation. */
const badJson: readonly [kind: string, what: string, text: Buffer][] = (
  [
    ['deep nesting', 'arrays', '['.repeat(250_000)],
    ['deep nesting', 'arrays, closed', '['.repeat(125_000) + ']'.repeat(125_000)],
    ['deep nesting', 'objects', '{"":'.repeat(60_000)],
    ['an object of many keys', '100,000 keys', keys(100_000)],
    ['an object of many keys', '25,000 keys', keys(25_000)],
    ['an object of many keys', 'prototypes', `{${'"__proto__":{"constructor":{}},'.repeat(8_000)}"a":0}`],
    ['giant numbers', 'alone', '9'.repeat(250_000)],
  ] as const
).map(([kind, what, text]) => [kind, what, Buffer.from(text)])

const blank = Buffer.from(' '.repeat(200_000))

const wrongTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  `application/json; charset=${'"\\'.repeat(5_000)}`,
  `multipart/form-data; boundary=${' '.repeat(10_000)}x`,
]

/**
 * Returns all inputs for the operations of a contract. They derive from a valid request, with one text, number or array
 * replaced at a time, and then other parts of the request.
 * @param idOf returns an existing id for a path such as `/store/orders/{id}`
 */
export function inputsOf<Id extends string>(
  contract: ReadContract<Id>,
  idOf: (path: string) => string,
  only: string | undefined,
): Input[] {
  const { resolve } = contract
  const endpoints = contract.endpoints.filter(({ operation }) => only === undefined || operation.operationId === only)
  return endpoints.flatMap((endpoint): Input[] => {
    const { method, path, operation } = endpoint
    const callers = callersOf(endpoint)
    // Writing operations get an unknown id, because they would otherwise destroy the data that the buyer reads.
    const known = path.replace(/\{[^}]+\}/g, () => (method === 'GET' ? idOf(path) : 'none'))
    const parameters = (operation.parameters ?? [])
      .map((parameter) => resolve(parameter))
      .filter((parameter) => parameter.in === 'query')
    const valid = new Map(parameters.map(({ name, schema }) => [name, String(valueOf(schema, resolve))]))
    const queryWith = (name?: string, value = '') => {
      const pairs = [...valid]
        .filter(([other]) => other !== name)
        .map(([other, text]) => `${other}=${encodeURIComponent(text)}`)
      if (name !== undefined) pairs.push(`${name}=${value}`)
      return pairs.length === 0 ? '' : `?${pairs.join('&')}`
    }
    const inputs: Input[] = []
    const add = (kind: string, what: string, part: Part, who: Who) =>
      inputs.push({
        kind,
        at: `${operation.operationId}: ${what}`,
        who,
        method,
        address: known + queryWith(),
        headers: {},
        ...part,
      })
    let turn = 0
    const allowed = callers.length > 1 ? callers.slice(0, -1) : callers
    /** Alternates between callers who pass the access check. */
    const addOnce = (kind: string, what: string, part: Part) => add(kind, what, part, allowed[turn++ % allowed.length]!)
    /** Alternates between all callers. */
    const addByAnybody = (kind: string, what: string, part: Part) =>
      add(kind, what, part, callers[turn++ % callers.length]!)

    for (const { name } of parameters) {
      for (const [kind, text] of Object.entries(longTexts))
        addOnce(kind, `?${name}`, { address: known + queryWith(name, forAddress(text)) })
      for (const number of giantNumbers)
        addOnce('giant numbers', `?${name}`, { address: known + queryWith(name, number) })
    }

    const body = operation.requestBody && resolve(operation.requestBody)
    const media = body?.content?.['application/json']
    const base = media && (media.example ?? valueOf(media.schema, resolve))
    const basePart: Part = media ? { headers: json, body: () => Buffer.from(JSON.stringify(base)) } : {}
    const put = (place: readonly string[], value: unknown): Part => ({
      headers: json,
      body: () => Buffer.from(JSON.stringify(withValue(base, place, value))),
    })

    for (const { path: place, schema, type } of media ? placesOf(media.schema, resolve) : []) {
      const what = ['body', ...place].join('.')
      if (type === 'string') {
        for (const [kind, text] of Object.entries(longTexts)) {
          addOnce(kind, what, put(place, text))
          // After a valid prefix, a pattern matches further.
          if (schema.pattern !== undefined || schema.format !== undefined)
            addOnce(kind, `${what}, behind a good one`, put(place, String(valueAt(base, place) ?? '') + text))
        }
      } else if (type === 'number') {
        for (const number of giantNumbers) {
          const text = JSON.stringify(withValue(base, place, '@number@')).replace('"@number@"', number)
          addOnce('giant numbers', what, { headers: json, body: () => Buffer.from(text) })
        }
      } else {
        const [item = 0] = (valueAt(base, place) ?? []) as unknown[]
        const count = Math.ceil(200_000 / (JSON.stringify(item).length + 1))
        addOnce(
          'long arrays',
          what,
          put(
            place,
            Array.from({ length: count }, () => item),
          ),
        )
      }
    }

    const [field] = fileFieldsOf(operation, contract) ?? []
    for (const [kind, what, text] of badJson)
      addByAnybody(media ? kind : 'a body where none belongs', what, { headers: json, body: () => text })
    for (const type of wrongTypes)
      addByAnybody('wrong content types', type.slice(0, 40), { headers: { 'content-type': type }, body: () => blank })
    for (const [kind, what, part] of forEveryCall(path, known, queryWith(), basePart)) addByAnybody(kind, what, part)
    if (field === undefined) return inputs

    const small = { name: 'a.csv', type: 'text/csv', bytes: Buffer.from('a') }
    addByAnybody(
      'forms',
      '10,000 files',
      formOf(
        field,
        Array.from({ length: 10_000 }, () => small),
      ),
    )
    addByAnybody('forms', 'a header of 250 kB', formOf(field, [small], `x-a: ${'a'.repeat(250_000)}\r\n`))
    addByAnybody('forms', 'a name of 100 kB', formOf(field, [{ ...small, name: '%22\\'.repeat(25_000) }]))
    addByAnybody('forms', 'line breaks', {
      ...formOf(field, []),
      body: () => Buffer.from('\r\n--attack-7d3f9'.repeat(300_000)),
    })
    for (const file of hostileFiles()) addOnce(file.kind, operation.operationId, formOf(field, [file]))
    return inputs
  })
}
