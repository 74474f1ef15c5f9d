import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { shopOfFile } from '../../testing/shop'
import { compressResponses } from './compression'

const shop = await shopOfFile()
const key = { 'x-publishable-api-key': 'pk_demo' }
const signedIn = { ...key, authorization: `Bearer ${await shop.signIn('kiosk')}` }

const ask = (
  url: string,
  accepted: string,
  headers: Record<string, string> = signedIn,
  method: 'GET' | 'HEAD' = 'GET',
) => shop.app.inject({ method, url, headers: { ...headers, 'accept-encoding': accepted } })

const list = '/store/products?facets=1&limit=24'

it('A list is compressed with the best encoding that the client accepts', async () => {
  const plain = await ask(list, 'identity')
  const [brotli, gzip] = [await ask(list, 'gzip, deflate, br, zstd'), await ask(list, 'gzip')]
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  for (const { headers, rawPayload } of [brotli, gzip]) {
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(headers.vary).toContain('accept-encoding')
  }
  expect(plain.headers.vary).toContain('accept-encoding')
})

it('The first page of the catalogue is at most 3.85 kB', async () => {
  expect((await ask(list, 'br')).rawPayload.length).toBeLessThanOrEqual(3850)
})

it('A HEAD request returns the compressed length', async () => {
  const [body, head] = [await ask(list, 'br'), await ask(list, 'br', signedIn, 'HEAD')]
  expect([head.headers['content-encoding'], head.headers['content-length']]).toEqual([
    'br',
    String(body.rawPayload.length),
  ])
  expect(head.rawPayload.length).toBe(0)
})

it('A response that fits into one packet is not compressed', async () => {
  expect((await ask('/store/cart/count', 'br')).headers['content-encoding']).toBeUndefined()
})

it('The contract and its page are compressed', async () => {
  for (const url of ['/openapi.json', '/docs', '/docs/swagger-ui.js']) {
    expect((await ask(url, 'br')).headers['content-encoding']).toBe('br')
  }
})

it('A response that may hold a secret is never compressed', async () => {
  const app = Fastify()
  compressResponses(app)
  const long = { text: 'long '.repeat(1000) }
  app.get('/auth/token', () => long)
  app.get('/store/renewed', (_request, reply) => reply.header('set-cookie', 'token=secret').send(long))
  app.get('/store/open', () => long)
  const encodings = []
  for (const url of ['/auth/token', '/store/renewed', '/store/open']) {
    encodings.push((await app.inject({ url, headers: { 'accept-encoding': 'br' } })).headers['content-encoding'])
  }
  expect(encodings).toEqual([undefined, undefined, 'br'])
})
