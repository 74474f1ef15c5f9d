import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { markAdminSocket } from '../platform/http/local-admin'

/** Binds the socket under a restrictive umask, so that other users can never connect, not even before a `chmod`. */
async function bind(server: Server, path: string): Promise<void> {
  const before = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(before)
  }
  await once(server, 'listening')
  await chmod(path, 0o600)
}

/**
 * Serves an app on a Unix socket that only the account of the store can open; requests on it need no sign-in. Their
 * address appears as loopback.
 * @returns closes the socket after running requests are answered
 */
export async function listenOnAdminSocket(path: string, app: FastifyInstance): Promise<() => Promise<void>> {
  await app.ready()
  const server = createServer((request, response) => {
    markAdminSocket(request)
    app.routing(request, response)
  })
  server.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' }))
  // A killed store leaves its socket file behind. The folder's lock guarantees that no other store uses it.
  await rm(path, { force: true })
  await bind(server, path)
  return async () => {
    server.close()
    server.closeIdleConnections()
    await once(server, 'close')
  }
}
