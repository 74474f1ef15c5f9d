import type { Server } from 'node:http'
import { networkOf, type AddressMatcher } from './network'

/** Concurrent connections from one network. A page needs six, and an office has many people behind one address. */
export const connectionsPerNetwork = 512

/**
 * Closes the connections of a network above the limit. Trusted proxies are exempt, because all clients share them.
 * @param isProxy recognizes their addresses
 */
export function limitConnections(server: Server, limit: number, isProxy: AddressMatcher): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isProxy(address)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
    if (count > limit) socket.destroy()
  })
}
