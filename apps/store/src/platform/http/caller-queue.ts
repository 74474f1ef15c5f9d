import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { createTurns, QueueFullError, WaitTimeoutError } from '../jobs/queue'
import { refuse, type StoreError } from './errors'
import { isInProcess } from './in-process-fetch'
import type { WaitingCalls } from './overload'
import { onResponseEnd } from './response-end'

/** Concurrent requests of one caller. */
const maxConcurrent = 8

/** Queued requests of one caller. */
const maxWaiting = 100

/** Maximum time in the queue, in milliseconds. */
const defaultTimeoutMs = 10_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The promise of the request's handler; undefined before it starts. */
    handling: Promise<unknown> | undefined
  }
}

/** Limits the concurrent requests of each caller. */
export interface CallerQueue {
  /** Waits for a turn of the caller. Must run after authentication. */
  wait: onRequestAsyncHookHandler
  /**
   * Takes a turn to render a customer's page, if one is free.
   * @returns the release function
   */
  tryAcquireForPage: (signInId: string) => (() => void) | undefined
}

function callerBusy(): StoreError {
  return refuse('busy')
}

const customerOf = (signInId: string): string => `customer ${signInId}`

/** Returns the key of the caller. Visitors and the local admin socket are not limited. */
function callerOf({ session, operatorSession, apiKey }: FastifyRequest): string | undefined {
  if (session) return customerOf(session.signInId)
  if (operatorSession) return `operator ${operatorSession.tokenHash}`
  return apiKey && `key ${apiKey.id}`
}

/**
 * Limits the concurrent requests of each session and each API key, so that one caller cannot occupy the store. Further
 * requests wait in the order of arrival, before their bodies are read. Internal requests of a page that is being
 * rendered do not wait: the page holds a turn.
 * @param timeoutMs maximum waiting time, in ms
 */
export function createCallerQueue(waiting: WaitingCalls, timeoutMs = defaultTimeoutMs): CallerQueue {
  const turns = createTurns({ slots: maxConcurrent, timeoutMs, maxWaiting })

  /** Waits for a turn. The turn ends with the response, or, if the client disconnected, when the handler ends. */
  async function waitFor(caller: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const abort = new AbortController()
    const closed = new Promise<void>((resolve) => {
      onResponseEnd(request, reply, () => {
        abort.abort()
        resolve()
      })
    })
    if (reply.raw.destroyed) throw callerBusy()
    const release = turns.tryAcquire(caller) ?? (await waiting.track(request.raw, turns.acquire(caller, abort.signal)))
    void closed.then(() => request.handling).then(release, release)
  }

  return {
    async wait(request, reply) {
      const caller = callerOf(request)
      if (caller === undefined || isInProcess()) return
      try {
        await waitFor(caller, request, reply)
      } catch (error) {
        if (error instanceof WaitTimeoutError || error instanceof QueueFullError || reply.raw.destroyed)
          throw callerBusy()
        throw error
      }
    },
    tryAcquireForPage: (signInId) => turns.tryAcquire(customerOf(signInId)),
  }
}
