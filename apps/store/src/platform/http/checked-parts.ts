import type { Operation, Parameter, ReadContract, Reference, Schema } from './contract'

/** The request parts that Fastify validates, under its names. */
export interface CheckedParts {
  params?: Schema
  querystring?: Schema
  /** Names in lower case, as in Node. */
  headers?: Schema
  /** Schema of a JSON body. Form bodies are validated by their handlers. */
  body?: Schema
}

type Resolve = ReadContract<string>['resolve']

/** Returns a part of a contract with its references resolved. No request schema is recursive. */
function resolved(part: unknown, resolve: Resolve): unknown {
  if (Array.isArray(part)) return part.map((entry) => resolved(entry, resolve))
  if (typeof part !== 'object' || part === null) return part
  if ('$ref' in part) return resolved(resolve(part as Reference), resolve)
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(value, resolve)]))
}

function partOf(
  parameters: readonly Parameter[],
  place: Parameter['in'],
  nameOf = (name: string) => name,
): Schema | undefined {
  const matching = parameters.filter((parameter) => parameter.in === place)
  if (matching.length === 0) return undefined
  return {
    type: 'object',
    properties: Object.fromEntries(matching.map(({ name, schema }) => [nameOf(name), schema])),
    required: matching.filter(({ required }) => required).map(({ name }) => nameOf(name)),
  }
}

function partsOf({ parameters = [], requestBody }: Operation<string>, resolve: Resolve): CheckedParts {
  const declared = resolved(parameters, resolve) as Parameter[]
  const body = requestBody && resolve(requestBody)
  const schema = resolved(body?.content?.['application/json']?.schema, resolve) as Schema | undefined
  const parts: CheckedParts = {
    params: partOf(declared, 'path'),
    querystring: partOf(declared, 'query'),
    headers: partOf(declared, 'header', (name) => name.toLowerCase()),
    body: schema && !body?.required ? { anyOf: [schema, { type: 'null' }] } : schema,
  }
  // Fastify warns about parts that are undefined.
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part))
}

const cache = new WeakMap<Operation<string>, CheckedParts>()

/**
 * Returns the schemas of an operation's request parts. They are cached, so that each is compiled once for all servers.
 */
export function checkedParts(
  operation: Operation<string>,
  { resolve }: Pick<ReadContract<string>, 'resolve'>,
): CheckedParts {
  const parts = cache.get(operation) ?? partsOf(operation, resolve)
  cache.set(operation, parts)
  return parts
}
