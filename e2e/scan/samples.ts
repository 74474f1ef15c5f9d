import type { Endpoint, Parameter, ReadContract, Schema } from '../../apps/store/src/platform/http/contract'

/** A request template for scanners. */
export interface Sample {
  method: string
  /** Path and query. `*` marks the end of a path segment to test; without it, the query and the body are tested. */
  address: string
  /** JSON. */
  body?: string
}

/** Operations that would end the scan's own session; they get an unknown id. */
const endsSessions = new Set(['endSession', 'renewOperator', 'updateOperator'])
const byType: Record<string, unknown> = { integer: 1, number: 1, boolean: true, null: null }
const byFormat: Record<string, string> = {
  date: '2026-11-25',
  'date-time': '2026-11-25T10:00:00Z',
  email: 'anna@kiosk.example',
  uri: 'https://shop.example/',
}

/** Returns a value that a schema allows: its example, if it has one. */
export function valueOf(given: Schema, resolve: ReadContract<string>['resolve']): unknown {
  const schema = resolve(given)
  if ('example' in schema) return schema.example
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.oneOf ?? []
  if (choice) return valueOf(choice, resolve)
  const parts = [schema, ...(schema.allOf ?? []).map((part) => resolve(part))]
  const properties = parts.flatMap((part) => Object.entries(part.properties ?? {}))
  if (properties.length > 0)
    return Object.fromEntries(properties.map(([name, property]) => [name, valueOf(property, resolve)]))
  const type = [schema.type].flat()[0] ?? 'object'
  if (type === 'array') return schema.items ? [valueOf(schema.items, resolve)] : []
  if (type === 'string') return byFormat[String(schema.format)] ?? 'salt'
  return byType[type] ?? {}
}

function queryOf(parameters: readonly Parameter[], resolve: ReadContract<string>['resolve']): string {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => [valueOf(schema, resolve)].flat().map((value) => [name, String(value)]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs as [string, string][])}`
}

/**
 * Returns requests for all operations with parameters or a body, from the contract's examples.
 * @param idOf returns an existing id for a path such as `/store/orders/{id}`
 */
export function samplesOf<Id extends string>(
  { endpoints, resolve }: ReadContract<Id>,
  idOf: (path: string) => string,
): Sample[] {
  return endpoints.flatMap(({ method, path, operation }: Endpoint<Id>): Sample[] => {
    const id = endsSessions.has(operation.operationId) ? 'none' : idOf(path)
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter))
    const query = queryOf(parameters, resolve)
    const media = operation.requestBody && resolve(operation.requestBody).content?.['application/json']
    const body = media && JSON.stringify(media.example ?? valueOf(media.schema, resolve))
    const known = path.replace(/\{[^}]+\}/, () => id)
    const whole = { method, address: known + query, ...(body === undefined ? {} : { body }) }
    const marked = { ...whole, address: path.replace(/\{[^}]+\}/, () => `${id}*`) }
    return [...(query || body ? [whole] : []), ...(path.includes('{') ? [marked] : [])]
  })
}
