import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawForm, type RawPart } from '../../testing/uploads'
import { closeSlowConnections } from './bodies'
import { sendError } from './error-handler'
import { uploadFormOf, type FormTimeouts } from './multipart'

const KiB = 1024
const limits = { fileBytes: 64 * KiB, files: 2 }
const minute = 60_000
const longTimeouts: FormTimeouts = { idle: minute, minBytes: 1, total: minute }

let app: FastifyInstance
let port: number

/** Returns the names and sizes of the uploaded files; stops reading at a file called "stop". */
beforeAll(async () => {
  app = Fastify()
  app.setErrorHandler(sendError)
  closeSlowConnections(app, 150, () => false)
  await app.register(multipart)
  const fileFields = ['files']
  const handlerWith = (timeouts: FormTimeouts) => async (request: FastifyRequest) => {
    const read: [name: string, size: number, isTooLarge: boolean][] = []
    for await (const { name, bytes, isTooLarge } of uploadFormOf(request, fileFields, timeouts).files(limits)) {
      read.push([name, bytes.length, isTooLarge])
      if (name === 'stop') break
    }
    return { read }
  }
  const form = { method: 'POST', config: { fileFields } } as const
  app.route({ ...form, url: '/form', handler: handlerWith(longTimeouts) })
  app.route({ ...form, url: '/idle', handler: handlerWith({ ...longTimeouts, idle: 150, minBytes: KiB }) })
  app.route({ ...form, url: '/whole', handler: handlerWith({ ...longTimeouts, total: 300 }) })
  app.route({ method: 'POST', url: '/json', handler: async () => ({}) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const file = (name: string, content: RawPart['content'] = 'abc'): RawPart => ({
  headers: [`Content-Disposition: form-data; name="files"; filename="${name}"`],
  content,
})
const send = (options: InjectOptions) => app.inject({ method: 'POST', url: '/form', ...options })

/** Sends bytes over a new connection, leaves it open, and returns what the store sends until it closes it. */
async function speak(path: string, start: string, length = 'transfer-encoding: chunked'): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const type = path === '/json' ? 'application/json' : 'multipart/form-data; boundary=x'
  socket.write(`POST ${path} HTTP/1.1\r\nhost: store\r\ncontent-type: ${type}\r\n${length}\r\n\r\n${start}`)
  return answerOf(socket)
}

async function answerOf(socket: Socket): Promise<string> {
  let text = ''
  socket.on('error', () => undefined)
  for await (const chunk of socket) {
    text += chunk
    if (text.includes('\r\n\r\n') && text.trimEnd().endsWith('}')) break
  }
  socket.destroy()
  return text
}

describe('a form', () => {
  it('returns its files one after the other with their names', async () => {
    const { json } = await send(rawForm([file('räksmörgås 🦐.png', 'one'), file('b %22c%22.pdf', 'three')]))
    expect(json()).toEqual({
      read: [
        ['räksmörgås 🦐.png', 3, false],
        ['b %22c%22.pdf', 5, false],
      ],
    })
  })

  it('accepts a file of exactly the limit, and reads no more of a larger one', async () => {
    const exact = await send(rawForm([file('exact', Buffer.alloc(limits.fileBytes))]))
    expect(exact.json().read).toEqual([['exact', limits.fileBytes, false]])
    for (const more of [1, 50_000]) {
      const { read } = (await send(rawForm([file('large', Buffer.alloc(limits.fileBytes + more))]))).json()
      expect(read[0].slice(0, 1)).toEqual(['large'])
      expect(read[0][2]).toBe(true)
      expect(read[0][1]).toBeLessThanOrEqual(limits.fileBytes + 1)
    }
  })

  it('is answered even if the handler does not read it', async () => {
    const answer = await send(rawForm([file('stop'), file('next', Buffer.alloc(60_000)), file('last')]))
    expect(answer.json().read).toEqual([['stop', 3, false]])
  })

  it('without parts has no files', async () => {
    expect((await send(rawForm([]))).json()).toEqual({ read: [] })
    expect((await send({})).json()).toEqual({ read: [] })
  })

  it.each([
    ['of another name', 'name="file"; filename="a.png"', { file: { code: 'unknown_field' } }],
    ['without a name', 'filename="a.png"', { body: { code: 'nameless_part' } }],
    ['that is text', 'name="files"', { files: { code: 'not_a_file' } }],
    ['that is another text', 'name="x"', { x: { code: 'unknown_field' } }],
  ])('is refused if a part %s', async (_, names, fields) => {
    const headers = [`Content-Disposition: form-data; ${names}`]
    const answer = await send(rawForm([{ headers, content: 'abc' }]))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ type: 'invalid_data', code: 'invalid_request', fields })
  })

  it('is refused if a part’s name tries to pollute the prototype of objects', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const headers = [`Content-Disposition: form-data; name="${name}"; filename="a.png"`]
      const answer = await send(rawForm([{ headers, content: 'abc' }]))
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'unreadable_upload' })
    }
  })

  it('skips parts that are not form data, and survives malformed headers', async () => {
    const odd: RawPart[] = [
      { headers: [], content: 'nothing' },
      { headers: ['Content-Disposition: attachment; name="files"; filename="a.png"'], content: 'attached' },
      { headers: ['Content-Disposition: form-data; name="files"; filename="a\rb.png"'], content: 'line break' },
      { headers: [`X-Long: ${'x'.repeat(200 * KiB)}`], content: 'long' },
      { headers: Array.from({ length: 500 }, (__, number) => `X-${number}: y`), content: 'many' },
    ]
    for (const part of odd) expect((await send(rawForm([part]))).json()).toEqual({ read: [] })
  })
})

describe('an unreadable form', () => {
  const unreadable = { type: 'invalid_data', code: 'unreadable_upload' }

  const complete = rawForm([file('a.png', Buffer.alloc(1000))])

  it.each([
    ['without a boundary', { headers: { 'content-type': 'multipart/form-data' }, payload: 'abc' }],
    ['with an empty boundary', { headers: { 'content-type': 'multipart/form-data; boundary=' }, payload: 'abc' }],
    ['that never begins', { ...rawForm([]), payload: 'abc'.repeat(1000) }],
    ['that has no end', rawForm([file('a.png', Buffer.alloc(1000))], { end: false })],
    ['that ends inside a file', { ...complete, payload: complete.payload.subarray(0, 500) }],
    ['that ends inside a header', { ...complete, payload: complete.payload.subarray(0, 50) }],
  ])('%s is refused', async (_, options) => {
    const answer = await send(options)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject(unreadable)
  })

  it('is given up if its data stops', async () => {
    const answer = await speak('/idle', '7\r\n--x\r\nCo\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain('"code":"unreadable_upload"')
  })

  it.each(['/whole', '/idle'])('is given up if it arrives drop by drop: %s', async (path) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`POST ${path} HTTP/1.1\r\nhost: store\r\ncontent-type: multipart/form-data; boundary=x\r\n`)
    socket.write('transfer-encoding: chunked\r\n\r\n5\r\n--x\r\n\r\n')
    const drops = setInterval(() => socket.write('1\r\na\r\n'), 40)
    const answer = await answerOf(socket)
    clearInterval(drops)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
  })

  it('ends without an error if its client disconnects', async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('POST /form HTTP/1.1\r\nhost: store\r\ncontent-type: multipart/form-data; boundary=x\r\n')
    socket.write('content-length: 1000\r\n\r\n--x\r\n')
    socket.write('Content-Disposition: form-data; name="files"; filename="a"\r\n\r\nabc')
    socket.resetAndDestroy()
    expect((await send(rawForm([file('a')]))).statusCode).toBe(200)
  })
})

describe('an endless form', () => {
  /**
   * Sends data as fast as the store accepts it until the connection closes; returns the response and the number of
   * bytes.
   */
  async function pour(start: Uint8Array | string): Promise<{ answer: string; bytes: number }> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    let answer = ''
    let bytes = 0
    let resume: () => void = () => undefined
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('drain', () => resume()).on('close', () => resume())
    const { 'content-type': type } = rawForm([]).headers
    socket.write(`POST /form HTTP/1.1\r\nhost: store\r\ncontent-type: ${type}\r\ncontent-length: 99999999999\r\n\r\n`)
    socket.write(start)
    while (!socket.destroyed) {
      bytes += 16 * KiB
      const isAccepted = socket.write(Buffer.alloc(16 * KiB, 'a'))
      if (!isAccepted) await new Promise<void>((resolve) => (resume = resolve))
    }
    return { answer, bytes }
  }

  it('is refused once its preamble is longer than its files may be', async () => {
    const { answer } = await pour('')
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('"code":"body_too_large"')
  })

  it('is read up to the file limit if a file does not end', async () => {
    const start = rawForm([file('stop', '')], { end: false })
      .payload.toString()
      .trimEnd()
    const { answer, bytes } = await pour(`${start}\r\n\r\n`)
    expect(answer).toContain(JSON.stringify({ read: [['stop', limits.fileBytes + 1, true]] }))
    // After the refusal, the store reads for a while, so that the client can read the response, and then closes the
    // connection.
    expect(bytes).toBeLessThan(64 * 1024 * KiB)
  })

  it('is refused if it continues after its last part', async () => {
    expect((await pour(rawForm([file('a')]).payload)).answer).toMatch(/^HTTP\/1.1 413 /)
  })
})

describe('a body other than a form', () => {
  it('is cut off if it does not arrive', async () => {
    expect(await speak('/json', '1\r\n{\r\n')).not.toContain('200 OK')
    expect(await speak('/nowhere', '1\r\n{\r\n')).toContain('404 Not Found')
  })

  it('is answered if it arrived in time, however long the handler takes', async () => {
    expect(await speak('/json', '{}', 'content-length: 2')).toContain('200 OK')
  })
})
