import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A round-robin proxy in front of several stores. */
export interface RoundRobin {
  url: string
  /** Number of responses of each store. */
  answered: () => number[]
  close(): Promise<void>
}

/** Interval of readiness checks, in ms. */
const interval = 50

async function isReady(store: string): Promise<boolean> {
  const answer = await fetch(`${store}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  return answer?.status === 200
}

/**
 * Starts a proxy. Stores that are not ready get no requests, unreachable ones are skipped, and an interrupted response
 * becomes 502.
 */
export async function openRoundRobin(stores: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true })
  const counts = stores.map(() => 0)
  const unready = new Set<number>()
  let turn = 0

  const watch = setInterval(() => {
    for (const [index, store] of stores.entries()) {
      void isReady(store).then((ready) => (ready ? unready.delete(index) : unready.add(index)))
    }
  }, interval)

  /** Returns the next ready store, or any if none is ready. */
  function next(): number {
    for (let tries = 0; tries < stores.length; tries += 1) {
      turn += 1
      if (!unready.has(turn % stores.length)) break
    }
    return turn % stores.length
  }

  function pass(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, left: number): void {
    const index = next()
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
    const onward = request(new URL(incoming.url ?? '/', stores[index]), { method: incoming.method, headers, agent })
    onward.once('response', (given) => {
      counts[index]! += 1
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.on('error', () => answer.destroy())
      given.pipe(answer)
    })
    onward.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' && left > 1) pass(incoming, body, answer, left - 1)
      else if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end(code)
    })
    onward.end(body)
  }

  // Long, so that clients do not reuse a connection that is just being closed.
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, answer) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.once('end', () => pass(incoming, Buffer.concat(parts), answer, stores.length))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered: () => [...counts],
    async close() {
      clearInterval(watch)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
