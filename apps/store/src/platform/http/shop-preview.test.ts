import { unwrap } from '@skafferi/api'
import { beforeAll, expect, it } from 'vitest'
import { newSecret } from '../config/stored-secret'
import { closeShop } from '../../testing/opening'
import { addOperator } from '../../testing/operators'
import { shopOfFile } from '../../testing/shop'
import { createShopPreview, previewedFor } from './shop-preview'

const shop = await shopOfFile()
const owner = await addOperator(shop, 'owner')
const key = { 'x-publishable-api-key': 'pk_demo' }
const { publicUrl, now, settings } = shop.context

const newLink = () => unwrap(owner.client.GET('/admin/preview-link'))
const open = (url: string) => shop.app.inject({ url: new URL(url).pathname })
const categories = (cookie?: string) =>
  shop.app.inject({ url: '/store/product-categories', headers: { ...key, ...(cookie && { cookie }) } })

/** Opens a link and returns the cookie as the browser sends it. */
async function cookieOf(url: string): Promise<string | undefined> {
  const [cookie] = (await open(url)).cookies
  return cookie && `${cookie.name}=${cookie.value}`
}

beforeAll(() => closeShop(shop))

it('a link leads to the front page and sets a cookie that scripts cannot read, for 7 days', async () => {
  const { url, expires_at } = await newLink()
  expect(url).toMatch(new RegExp(`^${publicUrl}/preview/[\\w.-]+$`))
  const seconds = previewedFor / 1000
  expect(Math.round((Date.parse(expires_at) - now().getTime()) / 1000)).toBeCloseTo(seconds, -1)
  const { statusCode, headers } = await open(url)
  expect([statusCode, headers.location, headers['cache-control'], headers['x-robots-tag']]).toEqual([
    302,
    '/',
    'no-store',
    'noindex',
  ])
  expect(headers['set-cookie']).toMatch(
    /^skafferi_preview=[\w.-]+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=60(4800|4799)$/,
  )
})

it('the cookie is secure, and only of the host, if the shop’s address is https', () => {
  const preview = createShopPreview({ secret: newSecret(), publicUrl: 'https://shop.example', now, settings })
  const token = preview.createLink().url.split('/').at(-1)!
  let sent = ''
  preview.start({ header: (_: string, value: string) => (sent = value) } as never, token)
  expect(sent).toMatch(/^__Host-skafferi_preview=.+; Path=\/; SameSite=Lax; Secure; HttpOnly; Max-Age=\d+$/)
  expect(preview.read({ headers: { cookie: `skafferi_preview=${token}` } })).toBeUndefined()
})

it('the cookie opens the calls of a closed shop to a visitor, who applies for an account', async () => {
  const cookie = await cookieOf((await newLink()).url)
  expect((await categories()).statusCode).toBe(403)
  expect((await categories(cookie)).statusCode).toBe(200)
  const payload = { company_name: 'Corner', full_name: 'Ada Berg', email: 'ada@corner.example' }
  const url = '/store/customers/customer-request/register'
  const apply = (headers: object) => shop.app.inject({ method: 'POST', url, payload, headers: { ...key, ...headers } })
  expect((await apply({})).statusCode).toBe(403)
  expect((await apply({ cookie })).statusCode).toBe(200)
})

it('a wrong token sets no cookie, and a forged cookie opens nothing', async () => {
  const token = (await newLink()).url.split('/').at(-1)!
  const [until, signature] = token.split('.')
  const foreign = createShopPreview({ secret: newSecret(), publicUrl, now, settings })
    .createLink()
    .url.split('/')
    .at(-1)!
  for (const wrong of [foreign, `${Number(until) + 1}.${signature}`, `${until}.`, `${token}x`, '.', 'å']) {
    const { statusCode, headers } = await open(`${publicUrl}/preview/${encodeURIComponent(wrong)}`)
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([302, '/', undefined])
    expect((await categories(`skafferi_preview=${wrong}`)).statusCode).toBe(403)
  }
})

it('a link and its cookie end together', async () => {
  const { url } = await newLink()
  const cookie = await cookieOf(url)
  shop.clock.advance(previewedFor)
  expect((await open(url)).headers['set-cookie']).toBeUndefined()
  expect((await categories(cookie)).statusCode).toBe(403)
})

it('all links and their cookies end when an owner ends them, except those made since', async () => {
  const { client } = await addOperator(shop, 'owner')
  const made = () => unwrap(client.GET('/admin/preview-link'))
  const { url } = await made()
  const cookie = await cookieOf(url)
  expect((await categories(cookie)).statusCode).toBe(200)
  const next = await unwrap(client.DELETE('/admin/preview-link'))
  expect((await categories(cookie)).statusCode).toBe(403)
  expect((await open(url)).headers['set-cookie']).toBeUndefined()
  for (const link of [next, await made()]) expect((await categories(await cookieOf(link.url))).statusCode).toBe(200)
  const { opening } = await unwrap(client.GET('/admin/settings'))
  expect(opening.value).toEqual({ open: false })
  const colleague = await addOperator(shop, 'catalogue')
  await expect(unwrap(colleague.client.DELETE('/admin/preview-link'))).rejects.toMatchObject({ status: 403 })
})

it('is created by owners only', async () => {
  const colleague = await addOperator(shop, 'catalogue')
  await expect(unwrap(colleague.client.GET('/admin/preview-link'))).rejects.toMatchObject({ status: 403 })
})
