import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Requests of one connection that wait for their answers at the same time. Browsers and proxies send one after the other; each that
 * waits keeps its answer in memory until the caller has read those before it.
 */
const mostUnanswered = 16

type Requests = Pick<FastifyRequest, 'raw'>
type Replies = Pick<FastifyReply, 'raw'>

/** What runs when an answer was sent, or its connection is gone. */
const waiting = new WeakMap<Socket, Set<() => void>>()

function waitingOn(socket: Socket): Set<() => void> {
  const known = waiting.get(socket)
  if (known) return known
  const made = new Set<() => void>()
  waiting.set(socket, made)
  socket.once('close', () => {
    for (const finish of made) finish()
  })
  return made
}

/**
 * Runs something once: when an answer was sent, or its connection is gone. The answer alone does not say so: of several that wait on
 * one connection, only the first emits `close` when the connection ends.
 */
export function onceAnswered({ raw: { socket } }: Requests, { raw }: Replies, done: () => void): void {
  const others = waitingOn(socket)
  const finish = () => {
    if (others.delete(finish)) done()
  }
  others.add(finish)
  raw.once('close', finish)
}

/** Ends a connection that sends request after request and does not wait for the answers. */
export function endUnreadConnections(app: FastifyInstance, most = mostUnanswered): void {
  const counts = new WeakMap<Socket, number>()
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const count = (counts.get(socket) ?? 0) + 1
    if (count > most) socket.destroy()
    // Requests that arrived in the same packet are still read, and lead nowhere.
    if (socket.destroyed) {
      reply.hijack()
      return
    }
    counts.set(socket, count)
    onceAnswered(request, reply, () => counts.set(socket, counts.get(socket)! - 1))
  })
}
