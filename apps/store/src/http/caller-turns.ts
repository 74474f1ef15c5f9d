import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { createTurns, TooManyWaiting, WaitedTooLong } from '../queue'
import { unavailable, type StoreError } from './errors'
import { isInProcess } from './own-fetch'
import type { WaitingCalls } from './overload'
import { onceAnswered } from './unanswered'

/** Calls of one caller that run at a time. */
const callsAtOnce = 8

/** Further calls of the same caller that wait for one of those to end. */
const mostWaiting = 100

/** How long a call waits for its turn, in milliseconds. */
const usualPatience = 10_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The work of its handler; undefined before that has begun. */
    handling: Promise<unknown> | undefined
  }
}

/** What one caller may do at a time. */
export interface CallerTurns {
  /** Has a call wait for a turn of its caller's. Stands behind what finds out who calls. */
  wait: onRequestAsyncHookHandler
  /** Takes a turn for a customer's page, if one is free. @returns gives it back */
  takeForPage: (signInId: string) => (() => void) | undefined
}

function callerBusy(): StoreError {
  return unavailable('busy', 'Too many of your calls are waiting to be answered. Please try again in a moment.')
}

const customerOf = (signInId: string): string => `customer ${signInId}`

/** Visitors have no turns to wait for, and neither has whoever runs the store, on its own machine. */
function callerOf({ session, operatorSession, apiKey }: FastifyRequest): string | undefined {
  if (session) return customerOf(session.signInId)
  if (operatorSession) return `operator ${operatorSession.tokenHash}`
  return apiKey && `key ${apiKey.id}`
}

/**
 * Lets each caller, which is a session or an API key, have a few calls run at a time, whatever they send: the store is there for
 * the others too. Further calls wait in the order they came, before their bodies are read. What a page asks for while it is drawn
 * waits for nothing: the page has a turn.
 * @param patience how long a call waits, in ms
 */
export function createCallerTurns(waiting: WaitingCalls, patience = usualPatience): CallerTurns {
  const turns = createTurns({ slots: callsAtOnce, patience, mostWaiting })

  /** Waits until a call has a turn, which ends with its answer; that of a client who has gone, once its handler has ended. */
  async function waitFor(caller: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const gone = new AbortController()
    const closed = new Promise<void>((resolve) => {
      onceAnswered(request, reply, () => {
        gone.abort()
        resolve()
      })
    })
    if (reply.raw.destroyed) throw callerBusy()
    const leave = turns.take(caller) ?? (await waiting.during(request.raw, turns.enter(caller, gone.signal)))
    void closed.then(() => request.handling).then(leave, leave)
  }

  return {
    async wait(request, reply) {
      const caller = callerOf(request)
      if (caller === undefined || isInProcess()) return
      try {
        await waitFor(caller, request, reply)
      } catch (error) {
        if (error instanceof WaitedTooLong || error instanceof TooManyWaiting || reply.raw.destroyed) throw callerBusy()
        throw error
      }
    },
    takeForPage: (signInId) => turns.take(customerOf(signInId)),
  }
}
