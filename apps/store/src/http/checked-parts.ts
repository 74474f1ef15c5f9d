import type { Operation, Parameter, ReadContract, Reference, Schema } from './contract'

/** What the server checks of a call before anything is done, by the names that it gives the parts. */
export interface CheckedParts {
  params?: Schema
  querystring?: Schema
  /** Under lower-case names, as Node has them. */
  headers?: Schema
  /** Of a JSON body; a form is read by its handler. */
  body?: Schema
}

type Resolve = ReadContract<string>['resolve']

/** A part of a contract with what its references stand for in their places. No schema of a request contains itself. */
function written(part: unknown, resolve: Resolve): unknown {
  if (Array.isArray(part)) return part.map((entry) => written(entry, resolve))
  if (typeof part !== 'object' || part === null) return part
  if ('$ref' in part) return written(resolve(part as Reference), resolve)
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, written(value, resolve)]))
}

function partOf(
  parameters: readonly Parameter[],
  place: Parameter['in'],
  nameOf = (name: string) => name,
): Schema | undefined {
  const inPlace = parameters.filter((parameter) => parameter.in === place)
  if (inPlace.length === 0) return undefined
  return {
    type: 'object',
    properties: Object.fromEntries(inPlace.map(({ name, schema }) => [nameOf(name), schema])),
    required: inPlace.filter(({ required }) => required).map(({ name }) => nameOf(name)),
  }
}

function read({ parameters = [], requestBody }: Operation<string>, resolve: Resolve): CheckedParts {
  const given = written(parameters, resolve) as Parameter[]
  const body = requestBody && resolve(requestBody)
  const schema = written(body?.content?.['application/json']?.schema, resolve) as Schema | undefined
  const parts: CheckedParts = {
    params: partOf(given, 'path'),
    querystring: partOf(given, 'query'),
    headers: partOf(given, 'header', (name) => name.toLowerCase()),
    body: schema && !body?.required ? { anyOf: [schema, { type: 'null' }] } : schema,
  }
  // The server warns of a part that is named and not there.
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part))
}

const known = new WeakMap<Operation<string>, CheckedParts>()

/** What is checked of a call. The same objects each time, so that each is compiled once, however many apps serve the call. */
export function checkedParts(
  operation: Operation<string>,
  { resolve }: Pick<ReadContract<string>, 'resolve'>,
): CheckedParts {
  const parts = known.get(operation) ?? read(operation, resolve)
  known.set(operation, parts)
  return parts
}
