import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { unknownAddress } from './errors'

/** Upper ends of the classes that answers are counted in, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const loopback = /^(127\.|::1$|::ffff:127\.)/

/**
 * Serves figures about the process and its answers for Prometheus at `/metrics`. Only this machine may read them, told
 * by the connection itself: what a proxy says about the caller does not count.
 */
export function serveMetrics(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route as the contract writes it.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode }
    answers.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!loopback.test(request.socket.remoteAddress ?? '')) throw unknownAddress()
    reply.type(registry.contentType)
    return registry.metrics()
  })
}
