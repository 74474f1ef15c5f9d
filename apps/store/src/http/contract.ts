import contractJson from '@skafferi/api/openapi.json'
import type { operations } from '@skafferi/api'

/** The name of a call of the contract. */
export type OperationId = keyof operations

/** A part of the contract that may stand elsewhere in it. */
export interface Reference {
  $ref?: string
}

/** What this program reads of a JSON schema; the rest is for the validator. */
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

/** What a call takes outside its body. */
export interface Parameter extends Reference {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

/** What a call takes or answers. */
export interface Body extends Reference {
  description?: string
  required?: boolean
  content?: Record<string, { schema: Schema; example?: unknown }>
  /** What an answer carries beside its body. */
  headers?: Record<string, unknown>
}

/** One call as a contract describes it. */
export interface Operation<Id extends string = OperationId> {
  operationId: Id
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Body>
}

/** A bundled contract. */
export interface Contract<Id extends string = OperationId> {
  info: { title: string; version: string; summary?: string; description?: string }
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation<Id>>>
  components: { schemas: Record<string, Schema> }
}

/** A call with its method and path. */
export interface Endpoint<Id extends string = OperationId> {
  /** In capitals. */
  method: string
  /** As in the contract, such as `/store/orders/{id}`. */
  path: string
  operation: Operation<Id>
}

/** A contract, and the ways into it. */
export interface ReadContract<Id extends string> {
  contract: Contract<Id>
  /** All calls, in the contract's order. */
  endpoints: readonly Endpoint<Id>[]
  /** The call of that name. */
  endpointById: ReadonlyMap<string, Endpoint<Id>>
  /** Follows a reference inside the contract to what it stands for. */
  resolve: <Part extends Reference>(part: Part) => Part
}

function unescapePointer(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Reads a bundled contract. @param json as the bundle has it */
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

/** The contract that the shop's customers are served by. */
export const storeContract = readContract<OperationId>(contractJson)

export const { contract, endpoints, endpointById, resolve } = storeContract
