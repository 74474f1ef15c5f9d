import type { FastifyInstance } from 'fastify'
import { unavailable } from './errors'

/**
 * Refuses requests beyond so many at once, before their bodies are read: those under way are finished in good time, and
 * memory stays bounded. Health and metrics are answered always, or nobody could see what is going on.
 * @param limit requests under way
 */
export function refuseOverload(app: FastifyInstance, limit: number): void {
  let underWay = 0
  app.addHook('onRequest', async (request, reply) => {
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
    })
    if (underWay > limit && !/^\/(health|metrics)(\/|$)/.test(request.url)) {
      throw unavailable('overloaded', 'The store is very busy. Please try again in a moment.')
    }
  })
}
