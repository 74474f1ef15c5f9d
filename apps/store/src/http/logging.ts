import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { failedStatement } from '../db/failures'

/** Where log lines go; standard output by default. */
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
 * Failed queries carry their values, which may be somebody's e-mail or a token's hash: only the statement is logged.
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

/** Settings for a log without passwords, tokens, e-mails and search texts. */
export function logTo(level: 'info' | 'warn', target?: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    ...(target ? { stream: target } : {}),
    serializers: { err: loggedError },
  }
}

/** Takes the caller's request id where it is one, so that a request can be followed through several programs. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Writes one line for each answer and sends the request id back. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      // As the contract writes it: a real address may carry anything. Pages and unknown addresses have no route.
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      customer: request.session?.customer.id,
      api_key: request.apiKey?.id,
    }
    request.log.info(line, 'answered')
  })
}
