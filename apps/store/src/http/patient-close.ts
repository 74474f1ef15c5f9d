import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long a server that closes is patient, in ms from when it takes no new connection. */
export interface Patience {
  /** With a connection that brings nothing: what was sent on it just now is still answered. */
  idle: number
  /** With a request that is still being sent. */
  sending: number
}

/** How often a server that closes looks at its connections, in ms. */
const lookEvery = 50

/** What a connection is doing. */
interface Line {
  /** The last request that it brought. */
  request?: IncomingMessage
  /** While that one is answered. */
  response?: ServerResponse
  /** What had been read from it when it was answered last. */
  bytesRead: number
  /** Since when it has brought nothing, in ms of the process. */
  idleSince: number
  /** Whether it was told that nothing more is taken from it. */
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

const isSending = ({ request }: Line) => request?.complete === false
const isAnswering = (line: Line) => line.response !== undefined && (line.response.headersSent || !isSending(line))
const isIdle = ({ request, response, bytesRead }: Line, socket: Socket) =>
  response === undefined && request?.complete !== false && socket.bytesRead === bytesRead

/** Tells somebody who is still sending that they come too late. What they sent by then is read, so that they can hear it. */
function refuse(socket: Socket, line: Line): void {
  line.isRefused = true
  line.idleSince = performance.now()
  if (line.response) line.response.writeHead(503, refusalHeaders).end(refusal)
  else if (isSending(line)) socket.end()
  else socket.end(rawRefusal)
}

/**
 * Has a server that closes end its connections one by one: those that bring nothing soon, also where they have never brought
 * anything; those that are answered once they are; those that are still sending with a refusal when patience ends.
 */
export function closePatiently(server: Server, { idle, sending }: Patience): void {
  const lines = new Map<Socket, Line>()
  let isClosing = false

  server.on('connection', (socket) => {
    lines.set(socket, { bytesRead: 0, idleSince: performance.now(), isRefused: false })
    socket.once('close', () => lines.delete(socket))
  })
  server.prependListener('request', (request, response) => {
    const line = lines.get(request.socket)
    if (!line) return
    if (line.isRefused) request.socket.destroy()
    Object.assign(line, { request, response })
    response.once('close', () => {
      if (line.response === response)
        Object.assign(line, { response: undefined, bytesRead: request.socket.bytesRead, idleSince: performance.now() })
    })
  })

  function look(closingSince: number): void {
    const now = performance.now()
    for (const [socket, line] of lines) {
      const hasBeenIdle = now - Math.max(line.idleSince, closingSince) >= idle
      if (line.isRefused ? hasBeenIdle : isIdle(line, socket) && hasBeenIdle) socket.destroySoon()
      else if (!line.isRefused && !isAnswering(line) && !isIdle(line, socket) && now - closingSince >= sending)
        refuse(socket, line)
    }
  }

  // Called once the server takes no new connection, by itself and by who closes it.
  server.closeIdleConnections = () => {
    if (isClosing) return
    isClosing = true
    const since = performance.now()
    const timer = setInterval(() => look(since), lookEvery)
    server.once('close', () => clearInterval(timer))
  }
}
