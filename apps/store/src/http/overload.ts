import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createArrivals, createSlots, hasBody, type Places } from './arrivals'
import { unavailable, type StoreError } from './errors'
import { isOwn } from './machine'
import { networkOf } from './network'
import { onceAnswered } from './unanswered'

/** How much the store takes on at once. */
export interface Limits {
  /** Calls under way; more would only make each other slower. */
  calls: number
  /** Bodies of calls that are still on their way: they wait for their senders, not for the store. */
  bodies: Places
  /** Uploads from their first byte to their answer. */
  forms: Places
}

/** Calls that wait for a turn of their caller's: they keep the store from nothing, and are not counted as under way. */
export interface WaitingCalls {
  /** Counts a call as waiting until something has come about. */
  during: <Result>(raw: IncomingMessage, turn: Promise<Result>) => Promise<Result>
  has: (raw: IncomingMessage) => boolean
}

/** What a store takes on. A form takes the memory of one file, which is 10 MB. */
export const usualLimits: Limits = {
  calls: 250,
  bodies: { perNetwork: 40, total: 400 },
  forms: { perNetwork: 6, total: 24 },
}

function overloaded(): StoreError {
  return unavailable('overloaded', 'The store is very busy. Please try again in a moment.')
}

function tooManyUploads(): StoreError {
  return unavailable('too_many_uploads', 'Many files are being uploaded. Please try again.')
}

/** Pages are read from memory, health says what is going on: neither is in anybody's way, nor may anybody be in theirs. */
function isOutside({ method, url, routeOptions }: FastifyRequest): boolean {
  if (/^\/health(\/|$)/.test(url)) return true
  return routeOptions.config.operation === undefined && (method === 'GET' || method === 'HEAD')
}

/**
 * Refuses calls beyond so many at once, before their bodies are read: those under way are finished in good time, and
 * memory stays bounded. A call counts once its body has arrived. Before that it has a place among the bodies that are on
 * their way, of which one network has a few: whoever sends slowly keeps out nobody but themselves.
 */
export function refuseOverload(app: FastifyInstance, { calls, bodies, forms }: Limits): WaitingCalls {
  const waiting = new Set<IncomingMessage>()
  const arrivals = createArrivals(bodies)
  const slots = createSlots(forms)
  let open = 0

  function takeForm(request: FastifyRequest, reply: FastifyReply): void {
    const leave = slots.enter(networkOf(request.ip))
    if (!leave) throw tooManyUploads()
    onceAnswered(request, reply, leave)
  }

  function takeCall(request: FastifyRequest, reply: FastifyReply): void {
    const arriving = arrivals.count()
    const waitingBeside = Array.from(waiting).filter((raw) => !arrivals.has(raw)).length
    if (hasBody(request) && !arrivals.enter(request.raw, networkOf(request.ip))) throw overloaded()
    open += 1
    onceAnswered(request, reply, () => {
      open -= 1
    })
    if (open - arriving - waitingBeside > calls) throw overloaded()
  }

  app.addHook('onRequest', async (request, reply) => {
    // Whoever runs the store has to reach it when it is busiest.
    if (isOwn(request)) return
    if (isOutside(request) && !hasBody(request)) return
    const take = request.routeOptions.config.fileFields ? takeForm : takeCall
    take(request, reply)
  })

  return {
    has: (raw) => waiting.has(raw),
    async during(raw, turn) {
      waiting.add(raw)
      try {
        return await turn
      } finally {
        waiting.delete(raw)
      }
    },
  }
}
