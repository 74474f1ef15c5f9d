import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { closeGracefully } from './graceful-close'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** A server with graceful shutdown. */
async function serve(answer: RequestListener, sending = 600) {
  const server = createServer(answer)
  servers.push(server)
  closeGracefully(server, { idle: 100, sending })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** A raw HTTP client. */
async function call(server: Server, text = '') {
  const { port } = server.address() as AddressInfo
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const received = { text: '', error: '', socket, ended: once(socket, 'end').catch(() => undefined) }
  socket.on('data', (part) => (received.text += String(part)))
  socket.on('error', (error) => (received.error = error.message))
  await Promise.all([once(socket, 'connect'), once(server, 'connection')])
  if (text) socket.write(text)
  return received
}

/** Reads the body to its end and returns its length. */
const count: RequestListener = (request, response) => {
  let bytes = 0
  request.on('data', (part: Buffer) => (bytes += part.length))
  request.on('end', () => response.end(`bytes: ${bytes}`))
}
const partialRequest = 'POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 10\r\n\r\n'
const fullRequest = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n'

it('connections that bring nothing … are closed at once', async () => {
  const server = await serve(count, 300_000)
  const fresh = await call(server)
  const used = await call(server, fullRequest)
  await expect.poll(() => used.text).toContain('bytes: 0')
  const closed = once(server, 'close')
  server.close()
  await closed
  await Promise.all([fresh.ended, used.ended])
  expect([fresh.error, used.error]).toEqual(['', ''])
})

it('what is sent on them just then is still answered', async () => {
  const server = await serve(count)
  const late = await call(server)
  const closed = once(server, 'close')
  server.close()
  late.socket.write(fullRequest)
  await closed
  await late.ended
  expect(late).toMatchObject({ text: expect.stringContaining('bytes: 0'), error: '' })
})

it('those who are still sending at its end are told so, and those who finish before are answered', async () => {
  const server = await serve(count)
  const headers = await call(server, 'GET / HTTP/1.1\r\nhost: sh')
  const body = await call(server, `${partialRequest}12345`)
  const finishing = await call(server, `${partialRequest}12345`)
  const closed = once(server, 'close')
  server.close()
  finishing.socket.write('67890')
  await closed
  await Promise.all([headers.ended, body.ended, finishing.ended])
  expect(headers).toMatchObject({
    text: expect.stringMatching(/^HTTP\/1\.1 503 [^]*connection: close[^]*not_ready/),
    error: '',
  })
  expect(body).toMatchObject({
    text: expect.stringMatching(/^HTTP\/1\.1 503 [^]*connection: close[^]*not_ready/),
    error: '',
  })
  expect(finishing).toMatchObject({ text: expect.stringMatching(/^HTTP\/1\.1 200 [^]*bytes: 10/), error: '' })
})

it('an answer that is read slowly comes to its end, however long others have been cut off by then', async () => {
  const large = Buffer.alloc(32 * 1024 * 1024, 'x')
  const server = await serve((_request, response) => response.setHeader('connection', 'close').end(large), 0)
  const reader = await call(server, fullRequest)
  const slow = await call(server, `${partialRequest}12345`)
  await once(reader.socket, 'data')
  reader.socket.pause()
  server.close()
  await slow.ended
  reader.socket.resume()
  await reader.ended
  expect(reader.error).toBe('')
  expect(reader.text.length).toBeGreaterThan(large.length)
})
