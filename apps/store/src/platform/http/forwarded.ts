import type { FastifyInstance } from 'fastify'
import type { AddressMatcher } from './network'

/**
 * Logs a warning once if an untrusted address sends `X-Forwarded-For`. Most likely TRUSTED_PROXIES does not name the
 * proxy, so that all callers share its address and its limits.
 */
export function warnOfUntrustedProxies(app: FastifyInstance, isProxy: AddressMatcher): void {
  let isDeclared = false
  app.addHook('onRequest', async (request) => {
    if (isDeclared || request.headers['x-forwarded-for'] === undefined) return
    const peer = request.socket.remoteAddress ?? ''
    if (isProxy(peer)) return
    isDeclared = true
    app.log.warn(
      { peer },
      'X-Forwarded-For of a caller that TRUSTED_PROXIES does not name is not believed. ' +
        'If it is your proxy, name it there.',
    )
  })
}
