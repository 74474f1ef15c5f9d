import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { failedStatement } from '../db/failures'

/** Destination of the log; standard output by default. */
export interface LogTarget {
  write(line: string): void
}

interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string
  cause?: LoggedError
  [key: string]: unknown
}

/**
 * Serializes an error. Failed queries are logged without their parameters, which may contain e-mail addresses or token
 * hashes.
 */
function loggedError(error: Error): LoggedError {
  const { code } = error as NodeJS.ErrnoException
  const statement = failedStatement(error)
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    message: statement === undefined ? error.message : `Failed query: ${statement}`,
    stack: frames.join('\n'),
    ...(code === undefined ? {} : { code }),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : {}),
  }
}

/** Returns logger settings. The log contains no passwords, tokens, e-mail addresses or search texts. */
export function logTo(level: 'info' | 'warn', target?: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    ...(target ? { stream: target } : {}),
    serializers: { err: loggedError },
  }
}

/**
 * Returns the caller's `X-Request-Id` if it is valid, so that a request can be traced across services; otherwise a new
 * one.
 */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Logs one line for each response and returns the request id in a header. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      // The route's pattern, because an actual URL may contain personal data. Pages and unknown addresses have no
      // route.
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      customer: request.session?.customer.id,
      api_key: request.apiKey?.id,
    }
    request.log.info(line, 'answered')
  })
}
