import type { FastifyInstance } from 'fastify'
import { actAs } from '../db/events'
import { unknownAddress } from '../http/errors'
import { machineCallerOf } from '../http/machine'
import { validatorCompiler } from '../http/validation'
import type { MachineCall } from './call'

/** Serves the machine's own calls. For whoever calls from elsewhere there is nothing at their addresses. */
export function serveMachineCalls(
  app: FastifyInstance,
  calls: Readonly<Record<string, MachineCall<never, unknown>>>,
): void {
  for (const [name, { body, act }] of Object.entries(calls)) {
    app.post(`/machine/${name}`, {
      schema: { body },
      validatorCompiler,
      onRequest: async (request, reply) => {
        request.machineCaller = machineCallerOf(request)
        if (!request.machineCaller) throw unknownAddress()
        reply.header('cache-control', 'no-store')
      },
      handler: ({ machineCaller, body: given, id: requestId }) =>
        actAs({ saidName: machineCaller?.name, requestId }, () => act(given as never)),
    })
  }
}
