import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, onRequestAsyncHookHandler } from 'fastify'
import { guard, type AccessRules } from './access'
import { validateResponse } from './validate-response'
import { checkMediaType, refuseBody } from './bodies'
import type { CallerQueue } from './caller-queue'
import { checkedParts } from './checked-parts'
import { storeContract, type Operation, type OperationId, type ReadContract } from './contract'
import type { DeviceCookie } from './device-cookie'
import { FileAnswer, sendFile } from './file-answer'
import type { Call, Handlers } from './handler'
import { acceptsIdempotencyKey, type Idempotency } from './idempotency'
import { refuseVisitorsOfClosed } from './closed-shop'
import { fileFieldsOf, uploadFormOf } from './multipart'
import { networkOf } from './network'
import { networkLimits, type NetworkLimit } from './network-limits'
import { refuseUnknownParameters } from './query-parameters'
import { validatorCompiler } from './validation'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the route; undefined for routes outside the contracts. */
    operation?: Operation<string>
    /** The file fields of a `multipart/form-data` operation; undefined for others. */
    fileFields?: string[]
  }
}

/** Settings and functions that the store API needs. */
export interface OperationsOptions extends AccessRules {
  /** False if the shop is closed to a visitor. */
  isOpenTo: (visitor: FastifyRequest) => boolean
  /** One handler for each operation of the contract. */
  handlers: Handlers<OperationId>
  callerQueue: CallerQueue
  handleOnce: Idempotency
  device: DeviceCookie
  /**
   * Counts a request against a network's limit.
   * @throws StoreError 429 if the limit is exceeded
   */
  countRequest: (limit: NetworkLimit, network: string) => Promise<void>
  /** Validates responses against the contract and turns deviations into errors; used by tests. */
  validateResponses: boolean
}

/** A handler whose operation is unknown to the type checker; the contract guarantees that the request parts fit. */
type AnyHandler = (call: Call<OperationId>) => Promise<unknown>

function assertComplete(handlers: object, { endpointById }: ReadContract<string>): void {
  const missing = [...endpointById.keys()].filter((name) => !(name in handlers))
  const unknown = Object.keys(handlers).filter((name) => !endpointById.has(name))
  if (missing.length > 0) throw new Error(`The contract's calls have no handler: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`Handlers without a call in the contract: ${unknown.join(', ')}`)
}

/** Returns the request's headers under the contract's names; Node has them in lower case. */
export function headersOf(
  request: FastifyRequest,
  { resolve }: Pick<ReadContract<string>, 'resolve'>,
): Record<string, unknown> {
  const names = (request.routeOptions.config.operation?.parameters ?? [])
    .map(resolve)
    .filter((parameter) => parameter.in === 'header')
  return Object.fromEntries(names.map(({ name }) => [name, request.headers[name.toLowerCase()]]))
}

type Cookies = Pick<OperationsOptions, 'cookies' | 'device'>

function callOf(request: FastifyRequest, reply: FastifyReply, { cookies, device }: Cookies): Call<OperationId> {
  const { fileFields } = request.routeOptions.config
  return {
    params: request.params,
    query: request.query,
    headers: headersOf(request, storeContract),
    body: fileFields ? uploadFormOf(request, fileFields) : request.body,
    session: request.session,
    passwordToken: request.passwordToken,
    setSession: (session) => cookies.set(reply, session),
    clearSession: () => cookies.clear(reply),
    device: device.read(request),
    setDevice: (value) => device.set(reply, value),
    requestId: request.id,
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'],
  } as Call<OperationId>
}

/** A contract with everything that its operations need. */
export interface ServedContract<Id extends string> {
  read: ReadContract<Id>
  /** Checks that run before the handler, in this order. */
  guardsOf: (operation: Operation<Id>) => onRequestAsyncHookHandler[]
  /** Limits the concurrent requests of each caller. */
  callerQueue: CallerQueue
  /** Executes requests with an idempotency key once. */
  handleOnce: Idempotency
  /** One handler for each operation. */
  handlers: Record<Id, unknown>
  /** Calls the handler of an operation. */
  answer: (operationId: Id, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  /** Validates responses against the contract and turns deviations into errors; used by tests. */
  validateResponses: boolean
}

/**
 * Registers all operations of a contract. Access is checked before the body is read. JSON bodies are validated whatever
 * their content type, also if they are missing; forms are read and checked by their handlers.
 * @throws Error if handlers and operations do not match
 */
export async function serveCalls<Id extends string>(app: FastifyInstance, served: ServedContract<Id>): Promise<void> {
  const { read, guardsOf, callerQueue, handleOnce, handlers, answer: answerCall, validateResponses } = served
  assertComplete(handlers, read)
  await app.register(async (scope) => {
    scope.setValidatorCompiler(validatorCompiler)
    await scope.register(multipart)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    if (validateResponses) {
      scope.addHook('preSerialization', async (request, reply, answer) => {
        const { operation } = request.routeOptions.config
        if (operation) validateResponse(operation, reply.statusCode, answer, read)
        return answer
      })
    }
    for (const { method, path, operation } of read.endpoints) {
      const fileFields = fileFieldsOf(operation, read)
      const isKeyed = acceptsIdempotencyKey(operation, read)
      const answer = (request: FastifyRequest, reply: FastifyReply) => {
        const handle = () => answerCall(operation.operationId, request, reply)
        return isKeyed ? handleOnce({ request, reply, headers: headersOf(request, read) }, handle) : handle()
      }
      scope.route({
        method: method as HTTPMethods,
        url: path.replace(/{(\w+)}/g, ':$1'),
        config: { operation, fileFields },
        onRequest: [...guardsOf(operation), checkMediaType(fileFields !== undefined), callerQueue.wait],
        ...(operation.requestBody === undefined && { preValidation: refuseBody }),
        schema: { ...checkedParts(operation, read) },
        handler: (request, reply) => (request.handling = answer(request, reply)),
      })
    }
  })
}

/** Registers all operations of the store contract. */
export function registerOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const { handlers, countRequest, validateResponses } = options
  return serveCalls(app, {
    read: storeContract,
    guardsOf(operation) {
      const limit = networkLimits[operation.operationId]
      const count: onRequestAsyncHookHandler[] = limit ? [({ ip }) => countRequest(limit, networkOf(ip))] : []
      const isOpen = refuseVisitorsOfClosed(operation, options)
      return [guard(operation, options), isOpen, ...count, refuseUnknownParameters(operation)]
    },
    callerQueue: options.callerQueue,
    handleOnce: options.handleOnce,
    handlers,
    async answer(operationId, request, reply) {
      const answered = await (handlers[operationId] as unknown as AnyHandler)(callOf(request, reply, options))
      return answered instanceof FileAnswer ? sendFile(reply, answered) : answered
    },
    validateResponses,
  })
}
