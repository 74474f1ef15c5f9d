import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { products } from '../db/schema'
import { shopOfFile, world } from '../../testing/shop'

const shop = await shopOfFile()
const key = { 'x-publishable-api-key': 'pk_demo' }
const id = world.products[0]!.id
const reads = ['/store/product-categories', '/store/products/get-tags', `/store/products/${id}`]

const ask = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { ...key, ...headers } })

it.each(reads)('A visitor who has %s gets 304, in every encoding', async (url) => {
  const first = await ask(url, { 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.stringMatching(/^W\//) })
  expect(first.headers.vary).toMatch(/authorization, cookie/)
  const again = await ask(url, { 'accept-encoding': 'gzip', 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag])
})

it('A changed product is sent again', async () => {
  const url = `/store/products/${id}`
  const { etag } = (await ask(url)).headers
  const change = (title: string) => shop.database.db.update(products).set({ title }).where(eq(products.id, id))
  await change('Another title')
  const changed = await ask(url, { 'if-none-match': String(etag) })
  expect([changed.statusCode, changed.json().product.title]).toEqual([200, 'Another title'])
})

it('A customer’s response is not cacheable', async () => {
  const url = `/store/products/${id}`
  const authorization = `Bearer ${await shop.signIn('kiosk')}`
  const { headers } = await ask(url, { authorization })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers.etag).toBeUndefined()
  const { etag } = (await ask(url)).headers
  expect((await ask(url, { authorization, 'if-none-match': String(etag) })).statusCode).toBe(200)
})
