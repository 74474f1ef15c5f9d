import type { FastifyInstance } from 'fastify'
import { actAs } from '../db/events'
import { unknownAddress } from '../http/errors'
import { machineCallerOf } from '../http/machine'
import { validatorCompiler } from '../http/validation'
import type { MachineCall } from './call'

/** Registers the operations of the local admin socket. Other callers get 404. */
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
