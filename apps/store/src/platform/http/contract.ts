import contractJson from '@skafferi/api/openapi.json'
import type { operations } from '@skafferi/api'

/** The id of an operation of the contract. */
export type OperationId = keyof operations

/** A part of the contract that may be a reference to another part. */
export interface Reference {
  $ref?: string
}

/** The keywords of JSON Schema that this program reads; the validator reads the others. */
export interface Schema extends Reference {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  [keyword: string]: unknown
}

/** A parameter in the path, the query or a header. */
export interface Parameter extends Reference {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

/** A request or response body. */
export interface Body extends Reference {
  description?: string
  required?: boolean
  content?: Record<string, { schema: Schema; example?: unknown }>
  /** Response headers. */
  headers?: Record<string, unknown>
}

/** An operation of the contract. */
export interface Operation<Id extends string = OperationId> {
  operationId: Id
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Body>
}

/** A bundled OpenAPI document. */
export interface Contract<Id extends string = OperationId> {
  paths: Record<string, Record<string, Operation<Id>>>
  /** The messages that the store sends, by event. */
  webhooks?: Record<string, { post: Operation<string> }>
  components: { schemas: Record<string, Schema> }
}

/** An operation with its method and path. */
export interface Endpoint<Id extends string = OperationId> {
  /** The HTTP method in capitals. */
  method: string
  /** The path as written in the contract, e.g. `/store/orders/{id}`. */
  path: string
  operation: Operation<Id>
}

/** A contract with indexes of its operations. */
export interface ReadContract<Id extends string> {
  contract: Contract<Id>
  /** All operations in the contract's order. */
  endpoints: readonly Endpoint<Id>[]
  /** Operations by id. */
  endpointById: ReadonlyMap<string, Endpoint<Id>>
  /** Resolves a reference within the contract. */
  resolve: <Part extends Reference>(part: Part) => Part
}

function unescapePointer(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}

/**
 * Indexes a bundled contract.
 * @param json the parsed JSON of the bundle
 */
export function readContract<Id extends string>(json: unknown): ReadContract<Id> {
  const read = json as Contract<Id>
  const calls = Object.entries(read.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  return {
    contract: read,
    endpoints: calls,
    endpointById: new Map(calls.map((endpoint) => [endpoint.operation.operationId, endpoint])),
    resolve<Part extends Reference>(part: Part): Part {
      if (!part.$ref) return part
      const steps = part.$ref.slice('#/'.length).split('/')
      return steps.reduce<unknown>(
        (node, step) => (node as Record<string, unknown>)[unescapePointer(step)],
        read,
      ) as Part
    },
  }
}

/** The store contract, for customers and visitors. */
export const storeContract = readContract<OperationId>(contractJson)

export const { contract, endpoints, endpointById, resolve } = storeContract
