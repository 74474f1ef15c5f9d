import type { ReadContract, Schema } from '../../apps/store/src/platform/http/contract'

type Resolve = ReadContract<string>['resolve']

/** A path in a body, e.g. `items`, `0`, `title`, with its schema. */
interface Place {
  path: readonly string[]
  schema: Schema
  type: 'string' | 'number' | 'array'
}

/**
 * Long texts, almost as large as a body may be. Each ends with a character that does not match, which triggers
 * backtracking.
 */
export const longTexts: Readonly<Record<string, string>> = {
  spaces: `${' '.repeat(200_000)}x`,
  'digits, spaces': `${'1 '.repeat(100_000)}x`,
  quotes: `${'"'.repeat(100_000)}x`,
  brackets: `${'[('.repeat(100_000)}x`,
  dashes: `${'-'.repeat(200_000)}.`,
  'combining marks': `${'\u0301'.repeat(100_000)}x`,
}

/** Extreme numbers in JSON notation. */
export const giantNumbers = ['1e400', '9'.repeat(10_000), `0.${'0'.repeat(10_000)}1`]

/** Returns the paths of a body's schema, up to a depth. */
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

/** Returns a copy of a body with another value at a path, if the path exists. */
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
