import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerError } from './error-handler'
import { serveWebApp } from './web-app'

const script = 'console.log("the app")'
let folder: string
let app: FastifyInstance
let unbuilt: FastifyInstance

function write(path: string, content: string | Buffer): void {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
}

async function serve(web: string): Promise<FastifyInstance> {
  const server = Fastify()
  server.setErrorHandler(answerError)
  await serveWebApp(server, { web, packshots: join(folder, 'packshots'), migrations: '' })
  return server
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skafferi-web-'))
  write('web/app.html', 'the shell')
  write('web/landing.html', 'the landing page')
  write('web/sign-in.html', 'the sign-in page')
  write('web/icon.svg', '<svg/>')
  write('web/assets/app-1a2b.js', script)
  write('web/assets/app-1a2b.js.br', brotliCompressSync(script))
  write('web/assets/app-1a2b.js.gz', gzipSync(script))
  write('web/assets/plain-3c4d.css', 'body{}')
  write('packshots/mint.svg', '<svg/>')
  write('secret.txt', 'secret')
  app = await serve(join(folder, 'web'))
  unbuilt = await serve(join(folder, 'not-built'))
})
afterAll(async () => {
  await app.close()
  await unbuilt.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page', () => {
  it.each(['/', '/products', '/products/prod_1', '/profile/order/order_1', '/no-such-page', '/landing/', '/cart?x=1.5'])(
    'at %s is the shell: the app knows its own pages',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe('the shell')
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  it('is prerendered where it is to be read before any script runs', async () => {
    expect((await get('/landing')).body).toBe('the landing page')
    expect((await get('/sign-in?from=%2Fcart')).body).toBe('the sign-in page')
    expect((await get('/sign-in')).headers['cache-control']).toBe('no-cache')
  })

  it('cannot be posted to', async () => {
    expect((await app.inject({ method: 'POST', url: '/landing' })).statusCode).toBe(404)
  })

  it('says what to do where the app is not built', async () => {
    for (const url of ['/', '/landing', '/products']) {
      const answer = await unbuilt.inject(url)
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain('The web app is not built')
    }
  })
})

describe('a file of the app', () => {
  it('is kept for ever by browsers, since its name changes with its content', async () => {
    const answer = await get('/assets/plain-3c4d.css')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toContain('text/css')
  })

  it('is sent as small as the browser can read it', async () => {
    const encodings = ['br, gzip', 'gzip', 'identity']
    const answers = await Promise.all(encodings.map((encoding) => get('/assets/app-1a2b.js', { 'accept-encoding': encoding })))
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    for (const { headers } of answers) {
      expect(headers['content-type']).toContain('javascript')
      expect(headers.vary).toContain('accept-encoding')
    }
    expect(answers[2]?.body).toBe(script)
  })

  it('that does not exist is not found, and never a page', async () => {
    for (const url of ['/assets/gone-9z.js', '/assets/', '/assets', '/assets/packshots/gone.svg', '/robots.txt']) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'route_not_found' })
    }
  })

  it.each(['/assets/../../secret.txt', '/assets/%2e%2e/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%5c..%5csecret.txt'])(
    'outside its folder is out of reach: %s',
    async (url) => {
      expect((await get(url)).body).not.toContain('secret"')
      expect((await get(url)).body).not.toBe('secret')
    },
  )

  it('may also stand at the top', async () => {
    const answer = await get('/icon.svg')
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect((await get('/landing.html')).body).toBe('the shell')
  })

  it('of the demo world is a picture', async () => {
    const answer = await get('/assets/packshots/mint.svg')
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  })
})
