import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const PIECE_BYTES = 500
const PAUSE_MS = 40

/** The address of a proxy of a store that sends documents slowly. */
export interface SlowConnection {
  url: string
  close(): void
}

/** Opens a proxy of the store that sends each document in pieces of 500 bytes, 25 in a second. Other answers pass at once. */
export async function openSlowConnection(storeUrl: string): Promise<SlowConnection> {
  const { hostname, port, host } = new URL(storeUrl)
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' }
    const forwarded = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (answer.headers['content-type']?.startsWith('text/html')) void sendInPieces(answer, outgoing)
      else answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

async function sendInPieces(answer: AsyncIterable<Buffer>, outgoing: NodeJS.WritableStream): Promise<void> {
  for await (const chunk of answer)
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
      outgoing.write(chunk.subarray(start, start + PIECE_BYTES))
      await setTimeout(PAUSE_MS)
    }
  outgoing.end()
}
