import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { productImages, products, sentPictures } from '../../../platform/db/schema'
import { addKey, addOperator, sendAdmin, type AdminSender } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { picture } from '../../../testing/uploads'
import { createSentPictures } from './sent-pictures'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const noor = await addOperator(shop, 'catalogue')

const png = (background: string) => picture({ background }).png().toBuffer()
const [red, blue] = [await png('#c2410c'), await png('#1d4ed8')]

type NamedBytes = readonly [name: string, bytes: Buffer]

const send = (files: readonly NamedBytes[], by: AdminSender = { token: elsa.token }) =>
  sendAdmin(shop, 'sendPictures', { files: files.map(([name, bytes]) => ({ field: 'files', name, bytes })) }, by)

/** Uploads a file and waits until the import is checked. */
async function check(file: string, token = elsa.token) {
  const files = [{ field: 'file', name: 'products.csv', bytes: Buffer.from(file) }]
  const {
    import: { id },
  } = (await sendAdmin(shop, 'createImport', { query: 'kind=catalog&tax_class=food', files }, { token })).json()
  return waitForImport(id)
}
async function waitForImport(id: string) {
  const show = async () => (await unwrap(elsa.client.GET('/admin/imports/{id}', { params: { path: { id } } }))).import
  await expect.poll(async () => (await show()).state).not.toMatch(/ing$/)
  return show()
}
async function apply(id: string, { client } = elsa) {
  await unwrap(client.POST('/admin/imports/{id}/apply', { params: { path: { id } } }))
  return waitForImport(id)
}
const fileOf = (sku: string, images: string) =>
  `sku,product,category,brand,price EUR,images\n${sku},${sku} crisps,Crisps,C,1,${images}\n`
const pictureOf = async (sku: string) =>
  (
    await db
      .select({ url: productImages.url })
      .from(productImages)
      .innerJoin(products, eq(products.id, productImages.productId))
      .where(eq(products.title, `${sku} crisps`))
  )[0]?.url

describe('uploaded pictures', () => {
  it('are displayed by products that refer to them, in every size', async () => {
    const answer = await send([
      ['C:\\Pictures\\salt.png', red],
      ['pepper.png', blue],
    ])
    expect(answer.json()).toEqual({
      pictures: [
        { name: 'salt.png', problem: null },
        { name: 'pepper.png', problem: null },
      ],
    })
    const { id, state, report } = await check(fileOf('SP-1', 'salt.png;pepper.png'))
    expect(report).toMatchObject({ created: 1, failed: 0 })
    expect(state).toBe('checked')
    await apply(id)
    const url = await pictureOf('SP-1')
    expect(url).toMatch(/^\/files\/products\/[0-9a-f]{40}card\.webp$/)
    for (const size of ['card', 'large', 'stamp']) {
      const response = await shop.app.inject({ url: url!.replace('card', size) })
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
    }
    expect(await check(fileOf('SP-1', 'salt.png;pepper.png'))).toMatchObject({ report: { unchanged: 1 } })
  })

  it('report why they were refused, without affecting others', async () => {
    const answer = await send([
      ['notes.txt', Buffer.from('no picture')],
      ['cut.png', red.subarray(0, 60)],
      ['good.png', red],
    ])
    expect(answer.statusCode).toBe(200)
    expect(answer.json().pictures).toEqual([
      { name: 'notes.txt', problem: { code: 'not_a_picture', message: 'is not a JPEG, PNG or WebP picture' } },
      { name: 'cut.png', problem: { code: 'unreadable_file', message: expect.stringContaining('is ') } },
      { name: 'good.png', problem: null },
    ])
    expect(await check(fileOf('SP-2', 'notes.txt'))).toMatchObject({
      report: { created: 1, failed: 0, pictures: { to_fetch: 0, missing: 1, missing_names: ['notes.txt'] } },
    })
  })

  it('are separate for each sender, whoever applies the file', async () => {
    await send([['1.png', red]])
    await send([['1.png', blue]], { token: noor.token })
    const { id } = await check(fileOf('SP-3', '1.png'))
    await apply(id, noor)
    const { id: noors } = await check(fileOf('SP-4', '1.png'), noor.token)
    await apply(noors, noor)
    expect(await pictureOf('SP-3')).not.toBe(await pictureOf('SP-4'))
    expect(await pictureOf('SP-3')).toBe(await pictureOf('SP-1'))
  })

  it('can be used with an API key, and with differently composed Unicode names', async () => {
    const { token } = await addKey(shop, ['catalogue'])
    const bearer = { bearer: token, origin: null }
    expect((await send([['kräftor.png'.normalize('NFD'), red]], bearer)).json()).toEqual({
      pictures: [{ name: 'kräftor.png', problem: null }],
    })
    const files = [
      { field: 'file', name: 'products.csv', bytes: Buffer.from(fileOf('SP-5', 'kräftor.png'.normalize('NFD'))) },
    ]
    const {
      import: { id },
    } = (await sendAdmin(shop, 'createImport', { query: 'kind=catalog&tax_class=food', files }, bearer)).json()
    expect(await waitForImport(id)).toMatchObject({ report: { created: 1, failed: 0 } })
  })

  it('are limited to 20 in one request, and at least one is required', async () => {
    const many = Array.from({ length: 21 }, (_, index): NamedBytes => [`${index}.png`, red])
    expect((await send(many)).json()).toMatchObject({
      code: 'invalid_request',
      fields: { files: { code: 'too_many', params: { limit: 20 } } },
    })
    expect((await send([])).statusCode).toBe(400)
  })

  it('are kept for thirty days, and deleted afterwards if they are unused', async () => {
    const green = await png('#15803d')
    await send([
      ['unused.png', green],
      ['salt.png', red],
    ])
    const [{ hash } = { hash: '' }] = await db.select().from(sentPictures).where(eq(sentPictures.name, 'unused.png'))
    const key = `products/${hash}card.webp`
    expect(await shop.files.get(key)).toBeDefined()
    await db.update(sentPictures).set({ sentAt: new Date(shop.clock.now().getTime() - 31 * 24 * 60 * 60 * 1000 - 1) })
    expect(await check(fileOf('SP-6', 'unused.png'))).toMatchObject({ report: { pictures: { missing: 1 } } })
    await createSentPictures(shop.context).forget()
    expect(await db.$count(sentPictures)).toBe(0)
    // The job of the check forgets pictures as well, and may still be deleting the file.
    await vi.waitFor(async () => expect(await shop.files.get(key)).toBeUndefined(), { timeout: 30_000 })
    const url = await pictureOf('SP-1')
    expect((await shop.app.inject({ url: url! })).statusCode).toBe(200)
  })
})
