import type { Server } from 'node:http'
import { networkOf, type KnowsAddress } from './network'

/** Connections that one network may have open: a shop's page needs six, and an office has many people. */
export const connectionsPerNetwork = 512

/**
 * Closes connections of a network beyond so many. The proxies in front of the store are let be: theirs are everybody's.
 * @param isProxy tells their addresses
 */
export function limitConnections(server: Server, limit: number, isProxy: KnowsAddress): void {
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
