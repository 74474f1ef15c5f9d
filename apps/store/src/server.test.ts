import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLock } from './platform/db/folder-lock.mjs'
import { makeFilledFolder } from './testing/filled-folder'
import { createProcesses, type ProgramResult, type StoreProcess } from './testing/store-process'

const anna = { email: 'anna@kiosk.example', password: 'skafferi-demo-1' }

let parent: string
let dataFolder: string
let store: StoreProcess
const processes = createProcesses()

async function refused(env: Record<string, string>): Promise<Pick<ProgramResult, 'code' | 'errors'>> {
  const { code, errors } = await processes.run(env)
  return { code, errors }
}

function signIn(url: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${url}/auth/customer/emailpass`, { method: 'POST', headers, body: JSON.stringify(anna) })
}

/** Polls the readiness of a store until it stops answering. */
async function readinessUntilClosed(url: string): Promise<number[]> {
  const answers: number[] = []
  try {
    for (;;) answers.push((await fetch(`${url}/health/ready`)).status)
  } catch {
    return answers
  }
}

/** A raw HTTP client that records what it receives. */
async function speak(url: string, text: string) {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
  const received = {
    text: '',
    errors: [] as Error[],
    send: (more: string) => socket.write(more),
    ended: once(socket, 'end').catch(() => undefined),
  }
  socket.on('data', (part) => (received.text += String(part)))
  socket.on('error', (error) => received.errors.push(error))
  await once(socket, 'connect')
  socket.write(text)
  return received
}

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'skafferi-server-'))
  dataFolder = join(parent, 'data')
  store = await processes.start({ DATA_DIR: dataFolder })
})
afterAll(() => {
  processes.killAll()
  rmSync(parent, { recursive: true, force: true })
})

describe('a starting store', () => {
  it('prints its address when it is ready, then the demo’s sign-in', async () => {
    const index = store.lines.findIndex((line) => /^Ready: http:\/\/localhost:\d+$/.test(line))
    expect(index).toBeGreaterThan(0)
    await expect
      .poll(() => store.lines.slice(index + 1))
      .toEqual([
        'Sign in as anna@kiosk.example with skafferi-demo-1',
        'Sign in as bjorn@grocer.example with skafferi-demo-2',
        'Publishable key: pk_demo',
        expect.stringMatching(
          /^Run the shop at http:\/\/localhost:\d+\/office as office@skafferi\.example with skafferi-demo-office, without a code$/,
        ),
      ])
    expect((await signIn(store.url)).status).toBe(200)
  })

  it('holds its data folder: a second store is refused in one sentence, and the first goes on', async () => {
    expect(readLock(dataFolder)).toEqual({ pid: store.child.pid })
    expect(await refused({ DATA_DIR: dataFolder })).toEqual({
      code: 1,
      errors: [
        `The data folder ${dataFolder} is in use by another store (process ${store.child.pid}). ` +
          'Stop that one first, or choose another folder with DATA_DIR.',
      ],
    })
    expect((await fetch(`${store.url}/health/ready`)).status).toBe(200)
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be an integer from 0 to 65535, but it is "http".'],
    [{ SEED: 'everything' }, 'SEED must be "demo" or "none", but it is "everything".'],
    [
      { DATABASE_URL: 'nonsense' },
      'DATABASE_URL is not an address. It should look like postgres://user:password@host:5432/name.',
    ],
  ])('is refused with one sentence for %j', async (env, sentence) => {
    expect(await refused({ DATA_DIR: join(parent, 'never'), ...env })).toEqual({ code: 1, errors: [sentence] })
  })

  it.each(['/proc/skafferi/data', '/proc', fileURLToPath(import.meta.url)])(
    'is refused in one sentence where its data would be in %s',
    async (folder) => {
      const sentence = expect.stringMatching(`^The data folder ${folder} cannot be used: [^\n]+$`)
      expect(await refused({ DATA_DIR: folder })).toEqual({ code: 1, errors: [sentence] })
    },
  )

  it('is refused if its database is unreachable, without printing the password', async () => {
    const { code, errors } = await refused({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' })
    expect(code).toBe(1)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(/^The database at 127\.0\.0\.1:1\/shop cannot be used: .+ Please check DATABASE_URL\.$/)
    expect(errors[0]).not.toContain('secret')
  })

  it('is refused if its port is in use, and releases its folder', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const folder = join(parent, 'other')
    expect(await refused({ DATA_DIR: folder, PORT: String(port), SEED: 'none' })).toEqual({
      code: 1,
      errors: [`Port ${port} is in use. Stop the other program, or choose another port with PORT.`],
    })
    expect(readLock(folder)).toBeUndefined()
    other.close()
  })

  it('stops cleanly on a signal before it is ready', async () => {
    const folder = join(parent, 'early')
    const { child, lines } = processes.begin({ DATA_DIR: folder, SEED: 'none' })
    await expect.poll(() => lines, { timeout: 30_000 }).toContain('Opening the database …')
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(readLock(folder)).toBeUndefined()
    expect(existsSync(join(folder, 'operator.sock'))).toBe(false)
  })

  it('prints no passwords without the demo world', async () => {
    const { child, lines } = await processes.start({ DATA_DIR: join(parent, 'other'), NODE_ENV: 'production' })
    child.kill('SIGTERM')
    await once(child, 'close')
    expect(lines.join('\n')).not.toContain('demo')
  })
})

describe('a demo in production', () => {
  it('prints the demo’s e-mail addresses but no passwords', async () => {
    await makeFilledFolder(join(parent, 'shown'))
    const { child, lines } = await processes.start({
      DATA_DIR: join(parent, 'shown'),
      NODE_ENV: 'production',
      SEED: 'demo',
    })
    await expect.poll(() => lines.join('\n')).toContain('anna@kiosk.example, bjorn@grocer.example')
    child.kill('SIGTERM')
    await once(child, 'close')
    expect(lines.join('\n')).not.toMatch(/skafferi-demo|Sign in as/)
  })
})

describe('a stopping store', () => {
  it('ends with strangers who are slow: it answers whoever has sent all, refuses whoever has not, and resets nobody', async () => {
    const { child, url } = await processes.start({ DATA_DIR: join(parent, 'other') })
    const body = JSON.stringify(anna)
    const partial = `POST /auth/customer/emailpass HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    const connections = {
      silent: await speak(url, ''),
      keptAlive: await speak(url, 'GET /health/live HTTP/1.1\r\nhost: shop\r\n\r\n'),
      headers: await speak(url, 'GET /health/live HTTP/1.1\r\nhost: sh'),
      bodies: await speak(url, `${partial}${body.slice(0, 10)}`),
      finishing: await speak(url, `${partial}${body.slice(0, 10)}`),
    }
    await expect.poll(() => connections.keptAlive.text).toContain('200 OK')
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await readinessUntilClosed(url)
    connections.finishing.send(body.slice(10))
    expect(await ended).toEqual([0, null])
    const { silent, keptAlive, headers, bodies, finishing } = connections
    for (const { errors, ended: over } of Object.values(connections)) {
      await over
      expect(errors).toEqual([])
    }
    expect([silent.text, keptAlive.text.match(/HTTP/g)]).toEqual(['', ['HTTP']])
    for (const { text } of [headers, bodies]) expect(text).toMatch(/^HTTP\/1\.1 503 [^]*connection: close[^]*not_ready/)
    expect(finishing.text).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i)
  })

  it('answers what it was asked before, is not ready any more, gives its folder back and keeps its data', async () => {
    // Few enough to be answered within the shutdown time on a busy machine.
    const responses = Array.from({ length: 4 }, () => signIn(store.url))
    await fetch(`${store.url}/health/live`)
    const ended = once(store.child, 'close')
    const answers = readinessUntilClosed(store.url)
    store.child.kill('SIGTERM')
    expect(await answers).toContain(503)
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(Array(4).fill(200))
    expect(await ended).toEqual([0, null])
    expect(readLock(dataFolder)).toBeUndefined()

    const again = await processes.start({ DATA_DIR: dataFolder })
    expect(again.lines).not.toContain('Filling the empty shop with demo data …')
    expect((await signIn(again.url)).status).toBe(200)
    again.child.kill('SIGINT')
    expect(await once(again.child, 'close')).toEqual([0, null])
  })
})
