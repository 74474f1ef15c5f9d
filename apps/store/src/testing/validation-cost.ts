/**
 * Measures the CPU time of validating requests. Runs in its own process with a start index as argument, and sends its
 * parent a `begun` message before and a `cost` message after each case. A validation that never ends has to be killed.
 */
import { adminContract } from '../platform/http/admin/contract'
import { checkedParts } from '../platform/http/checked-parts'
import { storeContract, type ReadContract, type Schema } from '../platform/http/contract'
import type { StoreError } from '../platform/http/errors'
import { validatorCompiler } from '../platform/http/validation'

/** The cost of a malicious input at two sizes. */
export interface Cost {
  name: string
  /** CPU time in ms for 20 kB and for 200 kB. */
  small: number
  large: number
  /** Length of the longer refusal as JSON. */
  answered: number
  /** True if the request is valid without the malicious part, so that the part is validated. */
  isReached: boolean
}

/** A message of the process. */
export type Message = { startedAt: number; name: string } | { cost: Cost }

const sizes = [20_000, 200_000] as const

/** Inputs that are known to cause backtracking. */
const texts: Record<string, string> = {
  spaces: ' ',
  'digits and spaces': '1 ',
  quotes: '"\'',
  brackets: '(<[{',
  dashes: '-',
  'combining marks': 'a\u0301\u0327',
}

/**
 * Returns a text that repeats a unit before and after an accepted value and ends with refused characters; a pattern
 * with ambiguous repetition backtracks through all divisions.
 */
function textOf(unit: string, size: number, accepted = ''): string {
  const long = unit.repeat(size / unit.length / 2)
  return `${long}${accepted}${long}x;\u0001`
}

const listOf = (entry: unknown, size: number) =>
  Array.from({ length: size / (JSON.stringify(entry).length + 1) }, () => entry)
const mapOf = (value: unknown, size: number) =>
  Object.fromEntries(Array.from({ length: size / 16 }, (_, index) => [`name${index}`, value]))
const nested = (open: string, inner: string, close: string, depth: number): unknown =>
  JSON.parse(open.repeat(depth) + inner + close.repeat(depth))

type Path = readonly string[]

type Check = (data: unknown) => { error?: unknown }
const compiled = new Map<Schema, Check>()

/** Returns the validator of a request part. */
function checkOf(schema: Schema, httpPart: string): Check {
  const check = compiled.get(schema) ?? (validatorCompiler({ schema, httpPart } as never) as unknown as Check)
  compiled.set(schema, check)
  return check
}

const candidates = [
  'x',
  'xyz',
  'id_1',
  '12345',
  '123456',
  '2026-12-04',
  '2026-12-04T08:00:00Z',
  '08:00',
  'a@b.example',
  '#aabbcc',
  '12 g',
  '350000001',
  '559000-0000',
  'b.example',
  'x'.repeat(12),
  'a'.repeat(64),
  '/x',
]
const sampleTexts = new Map<Schema, string>()

/** Returns a text that a schema accepts. */
function sampleText(schema: Schema): string {
  const cachedSamples = sampleTexts.get(schema)
  if (cachedSamples !== undefined) return cachedSamples
  const check = checkOf({ type: 'object', properties: { x: schema } }, 'body')
  const accepted = candidates.find((text) => check({ x: text }).error === undefined) ?? 'x'
  sampleTexts.set(schema, accepted)
  return accepted
}

/** Returns a minimal valid value, with the value at a path replaced. */
function sample(schema: Schema, path?: Path, by?: unknown): unknown {
  const [key, ...rest] = path ?? []
  if (path && key === undefined) return by
  if (schema.anyOf ?? schema.oneOf) return sample((schema.anyOf ?? schema.oneOf)![0]!, path, by)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const type = [schema.type].flat()[0]
  if (type === 'object') {
    const properties = Object.entries(schema.properties ?? {})
    const requiredNames = new Set([
      ...(schema.required ?? []),
      ...(key !== undefined && schema.properties?.[key] ? [key] : []),
    ])
    for (const [name] of properties) if (requiredNames.size < Number(schema.minProperties ?? 0)) requiredNames.add(name)
    const filled = [...requiredNames].map((name) => [
      name,
      sample(schema.properties![name]!, name === key ? rest : undefined, by),
    ])
    const further =
      key !== undefined && !requiredNames.has(key)
        ? [[key, sample(schema.additionalProperties as Schema, rest, by)]]
        : []
    return Object.fromEntries([...filled, ...further])
  }
  if (type === 'array') {
    const count = Math.max(1, Number(schema.minItems ?? 1))
    return Array.from({ length: count }, (_, index) =>
      sample(schema.items!, index === 0 && key !== undefined ? rest : undefined, by),
    )
  }
  if (type === 'integer' || type === 'number') return Number(schema.minimum ?? Number(schema.exclusiveMinimum ?? 0) + 1)
  if (type === 'boolean') return true
  return sampleText(schema)
}

/** Returns the paths of texts, lists and maps in a schema. */
function placesOf(schema: Schema, path: Path = []): { path: Path; schema: Schema }[] {
  const any = (schema.anyOf ?? schema.oneOf)?.[0]
  if (any) return placesOf(any, path)
  const values =
    typeof schema.additionalProperties === 'object' ? [['name', schema.additionalProperties as Schema] as const] : []
  const inner = [
    ...Object.entries(schema.properties ?? {}),
    ...values,
    ...(schema.items ? [['0', schema.items] as const] : []),
  ]
  return [{ path, schema }, ...inner.flatMap(([name, part]) => placesOf(part, [...path, name]))]
}

/** Returns malicious values by name, as functions of their size. */
function hostileFor(schema: Schema, httpPart: string): [name: string, make: (size: number) => unknown][] {
  const types = [schema.type].flat()
  const known = { ...((types.includes('object') ? sample(schema) : {}) as object) }
  return [
    ...(types.includes('string')
      ? Object.entries(texts).map(
          ([name, unit]) => [name, (size: number) => textOf(unit, size, sampleText(schema))] as const,
        )
      : []),
    ...(types.includes('array') && httpPart === 'body'
      ? ([
          ['entries', (size) => listOf(schema.items ? sample(schema.items) : 0, size)],
          ['texts in a list', (size) => [textOf('1 ', size)]],
          ['empty lists', (size) => listOf([], size)],
        ] as [string, (size: number) => unknown][])
      : []),
    ...(types.includes('object')
      ? ([
          ['names', (size) => ({ ...known, ...mapOf('x', size) })],
          ['one long name', (size) => ({ ...known, [textOf('1 ', size)]: 'x' })],
          // Deeper than recursion can handle.
          ['nested lists', (size) => ({ ...known, x: nested('[', '', ']', size / 2) })],
          ['nested names', (size) => ({ ...known, x: nested('{"a":', '0', '}', size / 6) })],
        ] as [string, (size: number) => unknown][])
      : []),
  ].map(([name, make]) => [name, make])
}

interface Case {
  name: string
  httpPart: string
  schema: Schema
  path: Path
  make: (size: number) => unknown
}

const contracts: Record<string, ReadContract<string>> = { store: storeContract, admin: adminContract }

/** Returns all cases in a fixed order. */
function* casesOf(): Generator<Case> {
  for (const [contract, read] of Object.entries(contracts)) {
    for (const { operation } of read.endpoints) {
      for (const [httpPart, schema] of Object.entries(checkedParts(operation, read)) as [string, Schema][]) {
        for (const place of placesOf(schema)) {
          // Only bodies are nested and have custom property names.
          if (httpPart !== 'body' && place.path.length === 0) continue
          for (const [kind, make] of hostileFor(place.schema, httpPart)) {
            const name = [contract, operation.operationId, httpPart, ...place.path].join(' ')
            yield { name: `${name}: ${kind}`, httpPart, schema, path: place.path, make }
          }
        }
      }
    }
  }
}

const cpuMilliseconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/** True if the minimal request part is valid. */
const accepted = new Map<Schema, boolean>()

function measure({ name, httpPart, schema, path, make }: Case): Cost {
  const check = checkOf(schema, httpPart)
  const isReached = accepted.get(schema) ?? check(sample(schema)).error === undefined
  accepted.set(schema, isReached)
  let answered = 0
  const cost = (size: number): number => {
    const data = sample(schema, path, make(size))
    const before = process.cpuUsage()
    const { error } = check(data)
    if (error) answered = Math.max(answered, JSON.stringify((error as StoreError).refusal).length)
    return cpuMilliseconds(before)
  }
  const [small, large] = [cost(sizes[0]), cost(sizes[1])]
  return { name, small, large, answered, isReached }
}

const send = (message: Message) => process.send?.(message)

/** Runs only as a child process. */
if (process.send) {
  const [from] = process.argv.slice(2).map(Number)
  let index = 0
  for (const one of casesOf()) {
    if (index >= (from ?? 0)) {
      send({ startedAt: index, name: one.name })
      send({ cost: measure(one) })
    }
    index += 1
  }
  process.disconnect?.()
}
