import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Maximum number of unanswered requests on one connection. Browsers and proxies send one at a time; each further one
 * keeps its response in memory until the client has read those before it.
 */
const mostUnanswered = 16

type Requests = Pick<FastifyRequest, 'raw'>
type Replies = Pick<FastifyReply, 'raw'>

/** Callbacks for the end of responses, by connection. */
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
 * Calls `done` once, when the response was sent or its connection has closed. The response's `close` event alone is not
 * enough: if a connection ends, only the first of its pipelined responses emits it.
 */
export function onceAnswered({ raw: { socket } }: Requests, { raw }: Replies, done: () => void): void {
  const others = waitingOn(socket)
  const finish = () => {
    if (others.delete(finish)) done()
  }
  others.add(finish)
  raw.once('close', finish)
}

/** Ends connections that send more requests than the limit without waiting for responses. */
export function endUnreadConnections(app: FastifyInstance, most = mostUnanswered): void {
  const counts = new WeakMap<Socket, number>()
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const count = (counts.get(socket) ?? 0) + 1
    if (count > most) socket.destroy()
    // Requests from the same packet are still parsed; they are dropped.
    if (socket.destroyed) {
      reply.hijack()
      return
    }
    counts.set(socket, count)
    onceAnswered(request, reply, () => counts.set(socket, counts.get(socket)! - 1))
  })
}
