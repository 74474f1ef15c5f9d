import type { FastifyInstance } from 'fastify'
import { runAs } from '../platform/db/events'
import { refuse } from '../platform/http/errors'
import { localAdminCallerOf } from '../platform/http/local-admin'
import { validatorCompiler } from '../platform/http/validation'
import type { LocalAdminCall } from './call'

/** Registers the operations of the local admin socket. Other callers get 404. */
export function serveLocalAdminCalls(
  app: FastifyInstance,
  calls: Readonly<Record<string, LocalAdminCall<never, unknown>>>,
): void {
  for (const [name, { body, handle }] of Object.entries(calls)) {
    app.post(`/machine/${name}`, {
      schema: { body },
      validatorCompiler,
      onRequest: async (request, reply) => {
        request.localAdminCaller = localAdminCallerOf(request)
        if (!request.localAdminCaller) throw refuse('route_not_found')
        reply.header('cache-control', 'no-store')
      },
      handler: ({ localAdminCaller, body: input, id: requestId }) =>
        runAs({ declaredName: localAdminCaller?.name, requestId }, () => handle(input as never)),
    })
  }
}
