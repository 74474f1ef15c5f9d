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

/** One call as the contract describes it. */
export interface Operation {
  operationId: OperationId
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Body>
}

/** The bundled contract. */
export interface Contract {
  info: { title: string; version: string; summary?: string; description?: string }
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** The contract that this store keeps. */
export const contract = contractJson as unknown as Contract

/** Follows a reference inside the contract to what it stands for. */
export function resolve<Part extends Reference>(part: Part): Part {
  if (!part.$ref) return part
  const steps = part.$ref.slice('#/'.length).split('/')
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[unescapePointer(step)], contract) as Part
}

function unescapePointer(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}

/** A call with its method and path. */
export interface Endpoint {
  /** In capitals. */
  method: string
  /** As in the contract, such as `/store/orders/{id}`. */
  path: string
  operation: Operation
}

/** All calls of the contract, in its order. */
export const endpoints: readonly Endpoint[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

/** The call of that name. */
export const endpointById: ReadonlyMap<string, Endpoint> = new Map(
  endpoints.map((endpoint) => [endpoint.operation.operationId, endpoint]),
)
