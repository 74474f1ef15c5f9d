import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { noteAsOwn } from '../http/machine'

/** Binds the socket so that nobody but its owner can ever connect, not even between making it and closing it off. */
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
 * Serves an app at a socket, to the account alone that runs the store: what comes in there needs no sign-in. A socket has no network
 * address; to the app it is the machine's own.
 * @returns closes the socket, once what is under way has been answered
 */
export async function listenOnMachine(path: string, app: FastifyInstance): Promise<() => Promise<void>> {
  await app.ready()
  const server = createServer((request, response) => {
    noteAsOwn(request)
    app.routing(request, response)
  })
  server.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' }))
  // A store that was killed leaves its socket behind; the folder's lock says that no other one listens there.
  await rm(path, { force: true })
  await bind(server, path)
  return async () => {
    server.close()
    server.closeIdleConnections()
    await once(server, 'close')
  }
}
