import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Maximum number of unanswered requests on one connection. Browsers and proxies send one at a time; each further one
 * keeps its response in memory until the client has read those before it.
 */
const maxUnanswered = 16

type Requests = Pick<FastifyRequest, 'raw'>
type Replies = Pick<FastifyReply, 'raw'>

/** Callbacks for the end of responses, by connection. */
const callbacks = new WeakMap<Socket, Set<() => void>>()

function callbacksOf(socket: Socket): Set<() => void> {
  const known = callbacks.get(socket)
  if (known) return known
  const created = new Set<() => void>()
  callbacks.set(socket, created)
  socket.once('close', () => {
    for (const finish of created) finish()
  })
  return created
}

/**
 * Calls `done` once, when the response was sent or its connection has closed. The response's `close` event alone is not
 * enough: if a connection ends, only the first of its pipelined responses emits it.
 */
export function onResponseEnd({ raw: { socket } }: Requests, { raw }: Replies, done: () => void): void {
  const pending = callbacksOf(socket)
  const finish = () => {
    if (pending.delete(finish)) done()
  }
  pending.add(finish)
  raw.once('close', finish)
}

/** Ends connections that send more requests than the limit without waiting for responses. */
export function endUnreadConnections(app: FastifyInstance, max = maxUnanswered): void {
  const counts = new WeakMap<Socket, number>()
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const count = (counts.get(socket) ?? 0) + 1
    if (count > max) socket.destroy()
    // Requests from the same packet are still parsed; they are dropped.
    if (socket.destroyed) {
      reply.hijack()
      return
    }
    counts.set(socket, count)
    onResponseEnd(request, reply, () => counts.set(socket, counts.get(socket)! - 1))
  })
}
