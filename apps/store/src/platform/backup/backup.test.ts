import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { unwrap } from '@skafferi/api'
import { max } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companies, orders, uploads } from '../db/schema'
import { sha256 } from '../../modules/customers/auth/tokens'
import { openShop, world, type TestShop } from '../../testing/shop'
import { restoreBackup, writeBackup } from './index'

let source: TestShop
let copy: TestShop
let folder: string
let backup: string

const picture = { bytes: Buffer.from('a picture'), mediaType: 'image/webp' }

beforeAll(async () => {
  source = await openShop()
  await source.files.put('pictures/abc.webp', picture)
  await source.database.db.insert(uploads).values({
    id: 'file_1',
    kind: 'picture',
    key: 'pictures/abc.webp',
    url: '/files/pictures/abc.webp',
    name: 'bag.jpg',
    mediaType: picture.mediaType,
    size: picture.bytes.length,
    createdAt: world.base,
  })
  folder = await mkdtemp(join(tmpdir(), 'skafferi-backup-'))
  backup = join(folder, 'shop.backup')
})
beforeEach(async () => {
  copy = await openShop()
  return () => copy.close()
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true })
})

const restore = (file = backup, replace = true) => restoreBackup(copy, { file, replace })

/** Returns a customer's responses as URLs with a digest. */
async function readings(shop: TestShop, token: string): Promise<string[]> {
  const addresses = [
    '/store/customers/me',
    '/store/orders?limit=100',
    '/store/customer/order-summary',
    '/store/products?limit=100&facets=1&sort=price_asc',
    `/store/products/${world.products[0]?.id}`,
    '/store/cart/info',
    '/store/customer/wishlist',
    '/store/flash-sale',
  ]
  const headers = { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${token}` }
  const answers = await Promise.all(addresses.map((url) => shop.app.inject({ url, headers })))
  return answers.map(({ statusCode, payload }, index) => `${addresses[index]} ${statusCode} ${sha256(payload)}`)
}

describe('the backup', () => {
  it('restores to a shop that answers the same, with the same uploads and sessions', async () => {
    const token = await source.signIn('kiosk')
    const [item] = world.products.flatMap(({ variants }) =>
      variants.filter(({ inventory_quantity }) => inventory_quantity > 3),
    )
    const body = { items: [{ variant_id: item!.id, quantity: 3 }] }
    await unwrap(source.client(token).POST('/store/cart/items/add', { body }))
    const made = await writeBackup({ ...source, now: source.clock.now }, backup)
    expect(made).toMatchObject({ file: backup, files: 1 })
    // The other shop's data has to be replaced.
    await copy.database.db.update(companies).set({ name: 'Somebody else' })

    expect(await restore()).toEqual(made)
    expect(await readings(copy, token)).toEqual(await readings(source, token))
    const restored = await copy.files.get('pictures/abc.webp')
    expect(Buffer.from(restored!.bytes).toString()).toBe('a picture')
  })

  it('restores the sequences of numbers', async () => {
    await restore()
    const [last] = await source.database.db.select({ number: max(orders.displayId) }).from(orders)
    const numbers = await copy.database.db.execute(
      "select nextval(pg_get_serial_sequence('orders', 'display_id')) as next",
    )
    const [{ next }] = (numbers as unknown as { rows: [{ next: number }] }).rows
    expect(Number(next)).toBe(Number(last?.number) + 1)
  })

  it('is readable by its owner only, and never overwrites a file', async () => {
    expect(((await stat(backup)).mode & 0o777).toString(8)).toBe('600')
    await expect(writeBackup({ ...source, now: source.clock.now }, backup)).rejects.toMatchObject({
      refusal: { code: 'file_exists' },
    })
  })

  it('replaces existing data only if told to', async () => {
    await expect(restore(backup, false)).rejects.toMatchObject({ refusal: { code: 'not_empty' } })
    expect(await copy.database.db.$count(orders)).toBe(world.orders.length)
  })
})

describe('a damaged backup changes nothing', () => {
  const lines = async () =>
    gunzipSync(await readFile(backup))
      .toString()
      .split('\n')
  const damaged = async (name: string, content: Buffer) => {
    const file = join(folder, name)
    await writeFile(file, content)
    return file
  }
  const unchanged = async () => (await copy.database.db.select().from(companies)).map(({ name }) => name).sort()

  it.each([
    ['cut off between lines', async () => gzipSync((await lines()).slice(0, 5).join('\n'))],
    ['cut off inside', async () => (await readFile(backup)).subarray(0, 4000)],
    ['with a line missing', async () => gzipSync((await lines()).filter((_, index) => index !== 3).join('\n'))],
    ['with a line of another shape', async () => gzipSync((await lines()).with(3, '{"picture":"a.jpg"}').join('\n'))],
    ['with a head of another shape', async () => gzipSync((await lines()).with(0, '{"skafferi_backup":1}').join('\n'))],
    ['of another format version', async () => gzipSync((await lines()).join('\n').replace('backup":1', 'backup":2'))],
    ['of another program', async () => gzipSync('{"hello":"world"}\n')],
    ['that is no backup at all', async () => Buffer.from('hello')],
  ])('if it is %s', async (name, content) => {
    const before = await unchanged()
    const file = await damaged(name, await content())
    await expect(restore(file)).rejects.toMatchObject({ refusal: { code: 'unreadable_backup' } })
    expect(await unchanged()).toEqual(before)
  })

  it('if it was made by another version', async () => {
    const [head = '', ...rest] = await lines()
    const other = JSON.stringify({ ...JSON.parse(head), migrations: ['older'] })
    const file = await damaged('other', gzipSync([other, ...rest].join('\n')))
    await expect(restore(file)).rejects.toMatchObject({ refusal: { code: 'other_version' } })
  })
})
