import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { invalidData, StoreError } from './errors'

const refusals: Readonly<Record<string, StoreError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new StoreError(
    408,
    invalidData('request_timeout', 'The request took too long to arrive.').refusal,
  ),
  HPE_HEADER_OVERFLOW: new StoreError(
    431,
    invalidData('headers_too_large', 'The headers of the request are too large.').refusal,
  ),
}

const unreadable = invalidData('invalid_request', 'The request cannot be read.')

/** Refuses malformed or incomplete HTTP requests in the shape of every refusal. They have no request id. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, refusal } = refusals[error.code ?? ''] ?? unreadable
  const body = JSON.stringify(refusal)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
