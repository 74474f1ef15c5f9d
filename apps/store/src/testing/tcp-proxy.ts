import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy that can be interrupted and redirected, like a virtual address that follows the primary. */
export interface TcpProxy {
  port: number
  /** Closes all connections and accepts no new ones. */
  disconnect(): void
  /** Accepts connections again, optionally to another server. */
  lead(port?: number): void
  close(): Promise<void>
}

/** Starts a proxy to a local port. */
export async function openTcpProxy(to: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let target: number | undefined = to
  let last = to

  function track(socket: Socket): void {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }

  const server = createServer((near) => {
    if (target === undefined) {
      near.resetAndDestroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      track(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => other.destroy())
      socket.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function disconnect(): void {
    target = undefined
    for (const socket of sockets) socket.resetAndDestroy()
  }

  return {
    port: (server.address() as AddressInfo).port,
    disconnect,
    lead(port = last) {
      last = port
      target = port
    },
    async close() {
      disconnect()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
