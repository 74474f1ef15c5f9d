import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { runAs } from '../../db/events'
import { serveContractJson } from '../docs/routes'
import { uploadFormOf } from '../multipart'
import type { CallerQueue } from '../caller-queue'
import type { Idempotency } from '../idempotency'
import { networkOf } from '../network'
import { headersOf, serveCalls } from '../operations'
import { adminGuard, type AdminRules } from './access'
import { adminContract, type AdminOperationId } from './contract'
import { FileAnswer, sendFile } from '../file-answer'
import type { AdminCall, AdminHandlers } from './handler'

/** Settings and functions that the admin API needs. */
export interface AdminOptions extends AdminRules {
  /** One handler for each operation of the contract. */
  handlers: AdminHandlers<AdminOperationId>
  callerQueue: CallerQueue
  handleOnce: Idempotency
  /** Validates responses against the contract and turns deviations into errors; used by tests. */
  validateResponses: boolean
}

/** A handler whose operation is unknown to the type checker; the contract guarantees that the request parts fit. */
type AnyHandler = (call: AdminCall<AdminOperationId>) => Promise<unknown>

function callOf(request: FastifyRequest, reply: FastifyReply, { cookie }: AdminRules): AdminCall<AdminOperationId> {
  const { fileFields } = request.routeOptions.config
  return {
    params: request.params,
    query: request.query,
    headers: headersOf(request, adminContract),
    body: fileFields ? uploadFormOf(request, fileFields) : request.body,
    session: request.operatorSession,
    apiKey: request.apiKey,
    localAdminCaller: request.localAdminCaller,
    inviteToken: request.inviteToken,
    setSession: (token: string) => cookie.set(reply, token),
    clearSession: () => cookie.clear(reply),
    setHeader: (name: string, value: string) => void reply.header(name, value),
    address: networkOf(request.ip),
  } as unknown as AdminCall<AdminOperationId>
}

/** Registers the admin API and its OpenAPI document. Changes are recorded under the caller's name. */
export async function serveAdmin(app: FastifyInstance, options: AdminOptions): Promise<void> {
  app.decorateRequest('operatorSession', undefined)
  app.decorateRequest('apiKey', undefined)
  app.decorateRequest('inviteToken', undefined)
  app.decorateRequest('localAdminCaller', undefined)
  serveContractJson(app, '/admin/openapi.json', adminContract.contract)
  await serveCalls(app, {
    read: adminContract,
    guardsOf: (operation) => [adminGuard(operation, options)],
    callerQueue: options.callerQueue,
    handleOnce: options.handleOnce,
    handlers: options.handlers,
    validateResponses: options.validateResponses,
    async answer(operationId, request, reply) {
      const handle = options.handlers[operationId] as unknown as AnyHandler
      const call = callOf(request, reply, options)
      const answer = () => handle(call)
      const { operatorSession: session, apiKey, localAdminCaller, id: requestId } = request
      const hasCaller = [session, apiKey, localAdminCaller].some((caller) => caller !== undefined)
      const actor = {
        operatorId: session?.operator.id,
        apiKeyId: apiKey?.id,
        declaredName: localAdminCaller?.name,
        requestId,
      }
      const answered = hasCaller ? await runAs(actor, answer) : await answer()
      return answered instanceof FileAnswer ? sendFile(reply, answered) : answered
    },
  })
}
