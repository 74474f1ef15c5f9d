import type { Server } from 'node:http'

/**
 * Has a server that closes give connections a moment in which nothing has been read from: what somebody sent on them just now
 * is still answered, instead of being thrown away with the connection.
 * @param patience in ms, from when no new connection is taken
 */
export function closePatiently(server: Server, patience: number): void {
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => void setTimeout(closeIdle, patience)
}
