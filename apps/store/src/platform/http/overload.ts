import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createArrivals, createSlots, hasBody, type SlotLimits } from './arrivals'
import { refuse, type StoreError } from './errors'
import { isOnAdminSocket } from './local-admin'
import { networkOf } from './network'
import { onResponseEnd } from './response-end'

/** Limits of concurrent work. */
export interface Limits {
  /** Concurrent requests; more would only slow each other down. */
  calls: number
  /** Bodies that are still arriving; they occupy no processing time. */
  bodies: SlotLimits
  /** Uploads from their first byte to their response. */
  forms: SlotLimits
}

/** Requests that wait for a turn of their caller. They occupy nothing and do not count against `calls`. */
export interface WaitingCalls {
  /** Marks a request as waiting until the promise settles. */
  track: <Result>(raw: IncomingMessage, turn: Promise<Result>) => Promise<Result>
  has: (raw: IncomingMessage) => boolean
}

/** Default limits. A form occupies the memory of one file, at most 10 MB. */
export const defaultLimits: Limits = {
  calls: 250,
  bodies: { perNetwork: 40, total: 400 },
  forms: { perNetwork: 6, total: 24 },
}

function overloaded(): StoreError {
  return refuse('overloaded')
}

function tooManyUploads(): StoreError {
  return refuse('too_many_uploads')
}

/** True for page requests and health checks, which are cheap and are never refused. */
function isExempt({ method, url, routeOptions }: FastifyRequest): boolean {
  if (/^\/health(\/|$)/.test(url)) return true
  return routeOptions.config.operation === undefined && (method === 'GET' || method === 'HEAD')
}

/**
 * Refuses requests above the limits with 503 before their bodies are read, so that response times and memory stay
 * bounded. A request counts once its body has arrived. Until then it occupies one of its network's few slots for
 * bodies, so that slow clients block only their own network.
 */
export function shedLoad(app: FastifyInstance, { calls, bodies, forms }: Limits): WaitingCalls {
  const waiting = new Set<IncomingMessage>()
  const arrivals = createArrivals(bodies)
  const slots = createSlots(forms)
  let open = 0

  function admitForm(request: FastifyRequest, reply: FastifyReply): void {
    const release = slots.tryAcquire(networkOf(request.ip))
    if (!release) throw tooManyUploads()
    onResponseEnd(request, reply, release)
  }

  function admitCall(request: FastifyRequest, reply: FastifyReply): void {
    const arriving = arrivals.count()
    const waitingArrived = Array.from(waiting).filter((raw) => !arrivals.has(raw)).length
    if (hasBody(request) && !arrivals.tryAdd(request.raw, networkOf(request.ip))) throw overloaded()
    open += 1
    onResponseEnd(request, reply, () => {
      open -= 1
    })
    if (open - arriving - waitingArrived > calls) throw overloaded()
  }

  app.addHook('onRequest', async (request, reply) => {
    // Operators must reach the store when it is overloaded.
    if (isOnAdminSocket(request)) return
    if (isExempt(request) && !hasBody(request)) return
    const admit = request.routeOptions.config.fileFields ? admitForm : admitCall
    admit(request, reply)
  })

  return {
    has: (raw) => waiting.has(raw),
    async track(raw, turn) {
      waiting.add(raw)
      try {
        return await turn
      } finally {
        waiting.delete(raw)
      }
    },
  }
}
