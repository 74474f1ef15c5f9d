import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { guard, type AccessRules } from './access'
import { checkAnswer } from './answers'
import { checkMediaType } from './bodies'
import { storeContract, type Body, type Operation, type OperationId, type ReadContract, type Schema } from './contract'
import type { DeviceCookie } from './device-cookie'
import type { Call, Handlers } from './handler'
import { fileFieldsOf, sentForm } from './multipart'
import { networkOf } from './network'
import { validatorCompiler } from './validation'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of a contract that a route answers; routes beside the contracts have none. */
    operation?: Operation<string>
    /** The files that the call takes as `multipart/form-data`; undefined where it takes none. */
    fileFields?: string[]
  }
}

/** What serving the contract needs. */
export interface OperationsOptions extends AccessRules {
  /** One for each call of the contract. */
  handlers: Handlers<OperationId>
  device: DeviceCookie
  /** Turns answers that break the contract into faults. */
  checkAnswers: boolean
}

/** A handler of a call not known by its type: the contract has made sure that the parts fit. */
type AnyHandler = (call: Call<OperationId>) => Promise<unknown>

function assertComplete(handlers: object, { endpointById }: ReadContract<string>): void {
  const missing = [...endpointById.keys()].filter((name) => !(name in handlers))
  const surplus = Object.keys(handlers).filter((name) => !endpointById.has(name))
  if (missing.length > 0) throw new Error(`The contract's calls have no handler: ${missing.join(', ')}`)
  if (surplus.length > 0) throw new Error(`Handlers without a call in the contract: ${surplus.join(', ')}`)
}

/** Headers under the names that the contract gives them; Node knows them in lower case. */
export function headersOf(request: FastifyRequest, { resolve }: Pick<ReadContract<string>, 'resolve'>): Record<string, unknown> {
  const names = (request.routeOptions.config.operation?.parameters ?? []).map(resolve).filter((parameter) => parameter.in === 'header')
  return Object.fromEntries(names.map(({ name }) => [name, request.headers[name.toLowerCase()]]))
}

type Cookies = Pick<OperationsOptions, 'cookies' | 'device'>

function callOf(request: FastifyRequest, reply: FastifyReply, { cookies, device }: Cookies): Call<OperationId> {
  const { fileFields } = request.routeOptions.config
  return {
    params: request.params,
    query: request.query,
    headers: headersOf(request, storeContract),
    body: fileFields ? sentForm(request, fileFields) : request.body,
    session: request.session,
    passwordToken: request.passwordToken,
    keepSession: (session) => cookies.set(reply, session),
    forgetSession: () => cookies.clear(reply),
    device: device.read(request),
    keepDevice: (value) => device.set(reply, value),
    requestId: request.id,
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'],
  } as Call<OperationId>
}

function bodySchemaOf({ resolve }: ReadContract<string>, requestBody: Body | undefined, schema: Schema): Schema | undefined {
  if (!requestBody) return undefined
  return resolve(requestBody).required ? schema : { anyOf: [schema, { type: 'null' }] }
}

function withLowerCaseNames(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [name.toLowerCase(), property])
  return { ...schema, properties: Object.fromEntries(properties) as Schema['properties'] }
}

interface GlueSchema {
  operationId: string
  params?: Schema
  querystring?: Schema
  headers?: Schema
  body?: { content: Record<string, { schema: Schema }> }
}

/**
 * Completes a route that was made from the contract. Key and session are checked before the body is even read. A JSON body
 * is checked whatever its content type says, a missing one included; files are read and checked by their handlers.
 * Answers are sent as the handlers give them.
 */
function complete(route: RouteOptions, read: ReadContract<string>, guardOf: ServedContract<string>['guardOf']): void {
  const { operationId, params, querystring, headers, body } = route.schema as unknown as GlueSchema
  const endpoint = read.endpointById.get(operationId)
  if (!endpoint || route.config?.operation) return
  const { operation } = endpoint
  const bodySchema = body?.content['application/json'] && bodySchemaOf(read, operation.requestBody, body.content['application/json'].schema)
  const fileFields = fileFieldsOf(operation, read)
  route.config = { ...route.config, operation, fileFields }
  route.onRequest = [guardOf(operation), checkMediaType(fileFields !== undefined)]
  route.schema = {
    operationId,
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(headers && { headers: withLowerCaseNames(headers) }),
    ...(bodySchema && { body: bodySchema }),
  } as RouteOptions['schema']
}

/**
 * A contract without its answers, which handlers send as they are: routes are made of what calls take alone, and whoever makes
 * them takes an answer's media type for one that the store has to read.
 */
function withoutAnswers({ contract }: ReadContract<string>): object {
  const paths = Object.entries(contract.paths).map(([path, methods]) => {
    const calls = Object.entries(methods).map(([method, { responses: _, ...taken }]) => [method, taken])
    return [path, Object.fromEntries(calls)]
  })
  return { ...contract, paths: Object.fromEntries(paths) }
}

/** A contract with what answers its calls. */
export interface ServedContract<Id extends string> {
  read: ReadContract<Id>
  /** What stands before a call. */
  guardOf: (operation: Operation<Id>) => onRequestAsyncHookHandler
  /** What must be there to answer: one for each call. */
  handlers: Record<Id, unknown>
  /** Answers a call. */
  answer: (operationId: Id, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  /** Turns answers that break the contract into faults. */
  checkAnswers: boolean
}

/** Registers every call of a contract. @throws Error where handlers and calls are not the same */
export async function serveCalls<Id extends string>(app: FastifyInstance, served: ServedContract<Id>): Promise<void> {
  const { read, guardOf, handlers, answer: answerCall, checkAnswers } = served
  assertComplete(handlers, read)
  await app.register(async (scope) => {
    scope.setValidatorCompiler(validatorCompiler)
    await scope.register(multipart)
    scope.addHook('onRoute', (route) => complete(route, read, guardOf as ServedContract<string>['guardOf']))
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    if (checkAnswers) {
      scope.addHook('preSerialization', async (request, reply, answer) => {
        const { operation } = request.routeOptions.config
        if (operation) checkAnswer(operation, reply.statusCode, answer, read)
        return answer
      })
    }
    await scope.register(openapiGlue, {
      specification: withoutAnswers(read),
      operationResolver: (operationId) => (request, reply) => answerCall(operationId as Id, request, reply),
    })
  })
}

/** Registers every call of the store's contract with its handler. */
export function registerOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const { handlers, checkAnswers } = options
  return serveCalls(app, {
    read: storeContract,
    guardOf: (operation) => guard(operation, options),
    handlers,
    answer: (operationId, request, reply) => (handlers[operationId] as unknown as AnyHandler)(callOf(request, reply, options)),
    checkAnswers,
  })
}
