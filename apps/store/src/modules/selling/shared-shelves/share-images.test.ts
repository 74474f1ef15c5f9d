import { fileURLToPath } from 'node:url'
import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { applications, sharedShelves, variants } from '../../../platform/db/schema'
import { newIpAddress } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'
import { undoAfterEach } from '../../../testing/undo'
import { picture } from '../../../testing/uploads'
import { composeShareImages, deleteOldShelves } from './share-images'

const mint = 'variant_01tjarnmint3can'
const fish = 'variant_01saltfish120'
const day = 24 * 60 * 60 * 1000

const shop = await shopOfFile()
const { db } = shop.database
const undo = undoAfterEach()
const start = shop.clock.now().getTime()
const packshots = fileURLToPath(new URL('../../../../../../packages/fixtures/packshots', import.meta.url))
const context = Object.assign(Object.create(shop.context), { packshots }) as typeof shop.context & { packshots: string }

beforeEach(async () => {
  shop.clock.advance(start - shop.clock.now().getTime())
  await db.update(applications).set({ shelfId: null })
  await db.delete(sharedShelves)
})

async function share(ids = [fish, mint]): Promise<string> {
  const client = shop.client(undefined, { address: newIpAddress() })
  const places = ids.map((variant_id) => ({ variant_id, target: 48, facings: 2 }))
  return (await unwrap(client.POST('/store/shelves', { body: { places } }))).code
}

const get = (code: string) => shop.app.inject({ method: 'GET', url: `/files/shelves/${code}.jpg` })

/** Gives an article a picture, and returns the colour of the place where its packs stand on a shelf of its own. */
async function colourWith(bytes: Uint8Array): Promise<number[]> {
  await shop.files.put('products/0test.webp', { bytes, mediaType: 'image/webp' })
  const [before] = await db.select().from(variants).where(eq(variants.id, fish))
  await db.update(variants).set({ thumbnail: '/files/products/0test.webp' }).where(eq(variants.id, fish))
  undo(() => db.update(variants).set({ thumbnail: before!.thumbnail }).where(eq(variants.id, fish)))
  const code = await share([fish])
  await composeShareImages(context)
  const image = sharp((await get(code)).rawPayload)
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const at = ((info.height - 200) * info.width + info.width / 2 - 60) * info.channels
  return [...data.subarray(at, at + 3)]
}

const isNear = (colour: number[], expected: number[]) =>
  colour.every((value, index) => Math.abs(value - expected[index]!) < 24)

/** The colour of a pack without a picture. */
const plain = [0xdf, 0xe8, 0xea]

describe('the picture of a shared shelf', () => {
  it('is an empty shelf until it is composed, and then stored once with 1200 × 630 pixels', async () => {
    const code = await share()
    const before = await get(code)
    expect(before.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=60' })
    expect(await sharp(before.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    await Promise.all([composeShareImages(context), composeShareImages(context)])
    const after = await get(code)
    expect(after.headers['cache-control']).toBe('public, max-age=3600')
    expect(await sharp(after.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
    const [shelf] = await db.select().from(sharedShelves).where(eq(sharedShelves.code, code))
    expect(shelf?.imageTries).toBe(1)
  })

  it('shows the pictures of products', async () => {
    const red = await sharp({ create: { width: 134, height: 176, channels: 3, background: '#c00000' } })
      .webp()
      .toBuffer()
    expect(isNear(await colourWith(red), [0xc0, 0, 0])).toBe(true)
  })

  it('shows a plain pack instead of a picture that is damaged, too large or of another format', async () => {
    const whole = await picture().webp().toBuffer()
    const bomb = await sharp({ create: { width: 12_000, height: 6_000, channels: 3, background: '#c00000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect fill="red"/></svg>')
    for (const bytes of [whole.subarray(0, whole.length / 2), bomb, svg]) {
      expect(isNear(await colourWith(bytes), plain)).toBe(true)
    }
  })

  it('is gone with its link', async () => {
    const code = await share()
    await composeShareImages(context)
    const [{ id } = { id: '' }] = await db.select().from(sharedShelves).where(eq(sharedShelves.code, code))
    await db.update(sharedShelves).set({ revokedAt: shop.clock.now() }).where(eq(sharedShelves.id, id))
    expect((await get(code)).statusCode).toBe(404)
    expect((await get('0'.repeat(32))).statusCode).toBe(404)
    expect((await get('../products/0test')).statusCode).toBe(404)
  })
})

describe('an expired shelf', () => {
  it('is deleted with its picture, but not while an application with it is open', async () => {
    const [code, applied] = [await share(), await share()]
    await composeShareImages(context)
    const [shelf] = await db.select().from(sharedShelves).where(eq(sharedShelves.code, applied))
    const [open] = await db.select().from(applications).where(eq(applications.status, 'pending')).limit(1)
    await db.update(applications).set({ shelfId: shelf!.id }).where(eq(applications.id, open!.id))
    shop.clock.advance(90 * day + 1)
    await deleteOldShelves(context)
    expect((await db.select().from(sharedShelves)).map((row) => row.code)).toEqual([applied])
    expect(await shop.files.get(`shelves/${code}.jpg`)).toBeUndefined()
    await db.update(applications).set({ status: 'approved' }).where(eq(applications.id, open!.id))
    undo(() => db.update(applications).set({ status: 'pending' }).where(eq(applications.id, open!.id)))
    await deleteOldShelves(context)
    expect(await db.$count(sharedShelves)).toBe(0)
  })

  it('is deleted 30 days after its link was removed', async () => {
    await share()
    await db.update(sharedShelves).set({ revokedAt: shop.clock.now() })
    shop.clock.advance(30 * day)
    await deleteOldShelves(context)
    expect(await db.$count(sharedShelves)).toBe(1)
    shop.clock.advance(1)
    await deleteOldShelves(context)
    expect(await db.$count(sharedShelves)).toBe(0)
  })
})
