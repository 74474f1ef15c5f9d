import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refuse, type StoreError } from './errors'

const refusals: Readonly<Record<string, StoreError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: refuse('request_timeout'),
  HPE_HEADER_OVERFLOW: refuse('headers_too_large'),
}

const unreadable = refuse('unreadable_request')

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
