import type { ReadContract, Schema } from '../../apps/store/src/http/contract'

type Resolve = ReadContract<string>['resolve']

/** A place in a body, such as `items`, `0`, `title`, and what may stand there. */
interface Place {
  path: readonly string[]
  schema: Schema
  type: 'string' | 'number' | 'array'
}

/** Long texts of one kind, of nearly as many bytes as a body may have. Each ends in what its kind does not hold: patterns go back from there. */
export const longTexts: Readonly<Record<string, string>> = {
  spaces: `${' '.repeat(200_000)}x`,
  'digits, spaces': `${'1 '.repeat(100_000)}x`,
  quotes: `${'"'.repeat(100_000)}x`,
  brackets: `${'[('.repeat(100_000)}x`,
  dashes: `${'-'.repeat(200_000)}.`,
  'combining marks': `${'\u0301'.repeat(100_000)}x`,
}

/** What no reader of numbers expects, as JSON has it. */
export const giantNumbers = ['1e400', '9'.repeat(10_000), `0.${'0'.repeat(10_000)}1`]

/** The places of a body that a schema describes, as far down as that goes. */
export function placesOf(given: Schema, resolve: Resolve, path: readonly string[] = []): Place[] {
  if (path.length > 6) return []
  const schema = resolve(given)
  const parts = [
    schema,
    ...(schema.allOf ?? []).map((part) => resolve(part)),
    ...(schema.oneOf ?? []).slice(0, 1).map((part) => resolve(part)),
  ]
  const types = parts.flatMap((part) => part.type ?? [])
  const inside = parts.flatMap((part) =>
    Object.entries(part.properties ?? {}).flatMap(([name, property]) => placesOf(property, resolve, [...path, name])),
  )
  if (types.includes('string')) return [{ path, schema, type: 'string' }]
  if (types.includes('integer') || types.includes('number')) return [{ path, schema, type: 'number' }]
  if (!types.includes('array')) return inside
  return [{ path, schema, type: 'array' }, ...(schema.items ? placesOf(schema.items, resolve, [...path, '0']) : [])]
}

/** A copy of a body with another value at one place, where the body has room for it. */
export function withValue(body: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body)
    ? [...body]
    : { ...(body as object | undefined) }
  const held = copy as Record<string, unknown>
  held[step] = withValue(held[step], rest, value)
  return copy
}

export function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((held, step) => (held as Record<string, unknown> | undefined)?.[step], body)
}
