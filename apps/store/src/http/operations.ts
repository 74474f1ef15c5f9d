import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, onRequestAsyncHookHandler } from 'fastify'
import { guard, type AccessRules } from './access'
import { checkAnswer } from './answers'
import { checkMediaType, refuseBody } from './bodies'
import type { CallerTurns } from './caller-turns'
import { checkedParts } from './checked-parts'
import { storeContract, type Operation, type OperationId, type ReadContract } from './contract'
import type { DeviceCookie } from './device-cookie'
import type { Call, Handlers } from './handler'
import { takesKey, type AnswerOnce } from './idempotency'
import { fileFieldsOf, sentForm } from './multipart'
import { networkOf } from './network'
import { networkLimits, type NetworkLimit } from './network-limits'
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
  turns: CallerTurns
  answerOnce: AnswerOnce
  device: DeviceCookie
  /** Counts a call of a network against a limit. @throws StoreError 429 if it is one too many */
  countCall: (limit: NetworkLimit, network: string) => Promise<void>
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

/** A contract with what answers its calls. */
export interface ServedContract<Id extends string> {
  read: ReadContract<Id>
  /** What stands before a call, in this order. */
  guardsOf: (operation: Operation<Id>) => onRequestAsyncHookHandler[]
  /** What lets each caller have a few calls at a time. */
  turns: CallerTurns
  /** What answers calls that take a key once for each. */
  answerOnce: AnswerOnce
  /** What must be there to answer: one for each call. */
  handlers: Record<Id, unknown>
  /** Answers a call. */
  answer: (operationId: Id, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  /** Turns answers that break the contract into faults. */
  checkAnswers: boolean
}

/**
 * Registers every call of a contract. Key and session are checked before the body is even read. A JSON body is checked whatever its
 * content type says, a missing one included; files are read and checked by their handlers. Answers are sent as the handlers give them.
 * @throws Error where handlers and calls are not the same
 */
export async function serveCalls<Id extends string>(app: FastifyInstance, served: ServedContract<Id>): Promise<void> {
  const { read, guardsOf, turns, answerOnce, handlers, answer: answerCall, checkAnswers } = served
  assertComplete(handlers, read)
  await app.register(async (scope) => {
    scope.setValidatorCompiler(validatorCompiler)
    await scope.register(multipart)
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
    for (const { method, path, operation } of read.endpoints) {
      const fileFields = fileFieldsOf(operation, read)
      const isKeyed = takesKey(operation, read)
      const answer = (request: FastifyRequest, reply: FastifyReply) => {
        const handle = () => answerCall(operation.operationId, request, reply)
        return isKeyed ? answerOnce({ request, reply, headers: headersOf(request, read) }, handle) : handle()
      }
      scope.route({
        method: method as HTTPMethods,
        url: path.replace(/{(\w+)}/g, ':$1'),
        config: { operation, fileFields },
        onRequest: [...guardsOf(operation), checkMediaType(fileFields !== undefined), turns.wait],
        ...(operation.requestBody === undefined && { preValidation: refuseBody }),
        schema: { ...checkedParts(operation, read) },
        handler: (request, reply) => (request.handling = answer(request, reply)),
      })
    }
  })
}

/** Registers every call of the store's contract with its handler. */
export function registerOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const { handlers, countCall, checkAnswers } = options
  return serveCalls(app, {
    read: storeContract,
    guardsOf(operation) {
      const limit = networkLimits[operation.operationId]
      const count: onRequestAsyncHookHandler[] = limit ? [({ ip }) => countCall(limit, networkOf(ip))] : []
      return [guard(operation, options), ...count]
    },
    turns: options.turns,
    answerOnce: options.answerOnce,
    handlers,
    answer: (operationId, request, reply) =>
      (handlers[operationId] as unknown as AnyHandler)(callOf(request, reply, options)),
    checkAnswers,
  })
}
