import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Timeouts of a graceful shutdown, in ms from the last accepted connection. */
export interface ShutdownTimeouts {
  /** Waiting time for idle connections, whose next request may already be on its way. */
  idle: number
  /** Waiting time for requests that are still being sent. */
  sending: number
}

/** Interval at which a closing server checks its connections, in ms. */
const checkInterval = 50

/** The state of a connection. */
interface ConnectionState {
  /** The last request. */
  request?: IncomingMessage
  /** Undefined after it is answered. */
  response?: ServerResponse
  /** Bytes read when the last request was answered. */
  bytesRead: number
  /** Start of the idle time, in ms of `performance.now()`. */
  idleSince: number
  /** True if a refusal was sent. */
  isRefused: boolean
}

const refusal = JSON.stringify({ type: 'unavailable', code: 'not_ready', message: 'The store is shutting down.' })
const refusalHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(refusal)),
  'cache-control': 'no-store',
  'retry-after': '5',
  connection: 'close',
}
const rawRefusal = [
  'HTTP/1.1 503 Service Unavailable',
  ...Object.entries(refusalHeaders).map(([name, value]) => `${name}: ${value}`),
  '',
  refusal,
].join('\r\n')

const isSending = ({ request }: ConnectionState) => request?.complete === false
const isAnswering = (line: ConnectionState) =>
  line.response !== undefined && (line.response.headersSent || !isSending(line))
const isIdle = ({ request, response, bytesRead }: ConnectionState, socket: Socket) =>
  response === undefined && request?.complete !== false && socket.bytesRead === bytesRead

/**
 * Answers 503 to a client that is still sending. What it has sent is read first, because unread data would reset the
 * connection and lose the response.
 */
function refuse(socket: Socket, line: ConnectionState): void {
  line.isRefused = true
  line.idleSince = performance.now()
  if (line.response) line.response.writeHead(503, refusalHeaders).end(refusal)
  else if (isSending(line)) socket.end()
  else socket.end(rawRefusal)
}

/**
 * Makes `server.close()` graceful: idle connections end soon, active ones after their response, and clients that are
 * still sending get a refusal at the timeout.
 */
export function closeGracefully(server: Server, { idle, sending }: ShutdownTimeouts): void {
  const connections = new Map<Socket, ConnectionState>()
  let isClosing = false

  server.on('connection', (socket) => {
    connections.set(socket, { bytesRead: 0, idleSince: performance.now(), isRefused: false })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (request, response) => {
    const line = connections.get(request.socket)
    if (!line) return
    if (line.isRefused) request.socket.destroy()
    Object.assign(line, { request, response })
    response.once('close', () => {
      if (line.response === response)
        Object.assign(line, { response: undefined, bytesRead: request.socket.bytesRead, idleSince: performance.now() })
    })
  })

  function checkConnections(closingSince: number): void {
    const now = performance.now()
    for (const [socket, line] of connections) {
      const hasBeenIdle = now - Math.max(line.idleSince, closingSince) >= idle
      if (line.isRefused ? hasBeenIdle : isIdle(line, socket) && hasBeenIdle) socket.destroySoon()
      else if (!line.isRefused && !isAnswering(line) && !isIdle(line, socket) && now - closingSince >= sending)
        refuse(socket, line)
    }
  }

  // Node calls this from `server.close()`; Fastify calls it as well.
  server.closeIdleConnections = () => {
    if (isClosing) return
    isClosing = true
    const since = performance.now()
    const timer = setInterval(() => checkConnections(since), checkInterval)
    server.once('close', () => clearInterval(timer))
  }
}
