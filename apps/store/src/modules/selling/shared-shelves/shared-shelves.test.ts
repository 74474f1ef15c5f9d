import { unwrap } from '@skafferi/api'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { applications, products, sharedShelves, shelfPlaces, shelves, variants } from '../../../platform/db/schema'
import { apply } from '../../../testing/admin-requests'
import { addBuyer, addBuyers, addColleague, type Buyer } from '../../../testing/buyers'
import { addOperator } from '../../../testing/operators'
import { newIpAddress } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'
import { undoAfterEach } from '../../../testing/undo'

/** With an age limit; not to Germany. */
const mint = 'variant_01tjarnmint3can'
const fish = 'variant_01saltfish120'
const day = 24 * 60 * 60 * 1000

const shop = await shopOfFile()
const { db } = shop.database
const operator = await addOperator(shop, 'support')
const undo = undoAfterEach()
const start = shop.clock.now().getTime()
let buyer: Buyer

beforeEach(async () => {
  shop.clock.advance(start - shop.clock.now().getTime())
  await db.update(applications).set({ shelfId: null })
  await db.delete(sharedShelves)
  buyer = await addBuyer(shop)
})

const visitor = () => shop.client(undefined, { address: newIpAddress() })
const placesOf = (...ids: string[]) => ids.map((variant_id) => ({ variant_id, target: 48, facings: 2 }))
const share = (client: Buyer['client'], title = '', places = placesOf(fish, mint)) =>
  unwrap(client.POST('/store/shelves', { body: { title, trade: 'kiosk', places } }))
const read = (client: Buyer['client'], code: string) =>
  unwrap(client.GET('/store/shelves/{code}', { params: { path: { code } } }))
const stop = (client: Buyer['client'], code: string) =>
  unwrap(client.DELETE('/store/shelves/{code}', { params: { path: { code } } }))
const gone = { status: 404, code: 'shelf_not_shared' }

async function idOf(code: string): Promise<string> {
  const [shelf] = await db.select().from(sharedShelves).where(eq(sharedShelves.code, code))
  return shelf!.id
}

const namesOf = async (client: Buyer['client'], code: string) =>
  (await read(client, code)).places.map(({ variant_id }) => variant_id)

describe('a shared shelf', () => {
  it('of a visitor is shown without prices, stock and company for 90 days', async () => {
    const { code, expires_at } = await share(visitor())
    expect(code).toMatch(/^[0-9a-f]{32}$/)
    expect(new Date(expires_at).getTime() - start).toBe(90 * day)
    const shelf = await read(visitor(), code)
    expect(shelf).toMatchObject({ title: null, trade: 'kiosk', is_own: false })
    expect(Object.keys(shelf.places[0]!).join(' ')).not.toMatch(/price|tier|stock|inventory|company|left/)
    shop.clock.advance(90 * day - 1)
    await read(visitor(), code)
    shop.clock.advance(1)
    await expect(read(visitor(), code)).rejects.toMatchObject(gone)
  })

  it('shows visitors what product pages show them, and leaves out undeliverable articles for customers', async () => {
    const { code } = await share(visitor())
    const [german] = await addBuyers(shop, 1, 'de')
    expect(await namesOf(visitor(), code)).toEqual([fish, mint])
    for (const { product_id: id } of (await read(visitor(), code)).places) {
      await unwrap(visitor().GET('/store/products/{id}', { params: { path: { id } } }))
    }
    expect(await namesOf(buyer.client, code)).toEqual([fish, mint])
    expect(await namesOf(german!.client, code)).toEqual([fish])
    expect((await read(german!.client, code)).left_out).toBe(1)
  })

  it('counts articles that were archived or removed later', async () => {
    const { code } = await share(buyer.client)
    const [row] = await db.select({ id: variants.productId }).from(variants).where(eq(variants.id, fish))
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, row!.id))
    undo(() => db.update(products).set({ archivedAt: null }).where(eq(products.id, row!.id)))
    expect(await read(buyer.client, code)).toMatchObject({ left_out: 1, places: [{ variant_id: mint }] })
    expect(await share(visitor(), '', placesOf(fish, mint, 'variant_none'))).toMatchObject({ left_out: 2 })
    await expect(share(visitor(), '', placesOf(fish))).rejects.toMatchObject({ status: 404, code: 'variant_not_found' })
  })

  it('refuses an article named twice, and titles that are not plain text of 40 characters', async () => {
    await expect(share(visitor(), '', placesOf(fish, fish))).rejects.toMatchObject({ status: 400 })
    await expect(share(visitor(), 'a'.repeat(41))).rejects.toMatchObject({ status: 400 })
    await expect(share(visitor(), 'a\nb')).rejects.toMatchObject({ status: 400 })
  })

  it('is stored 20 times an hour from one network', async () => {
    const client = visitor()
    for (let times = 0; times < 20; times += 1) await share(client)
    await expect(share(client)).rejects.toMatchObject({ status: 429 })
    shop.clock.advance(60 * 60 * 1000)
    await share(client)
  })

  it('of a visitor hides its title until an operator allows it, and of a customer shows it at once', async () => {
    const { code } = await share(visitor(), '\u200B\u202EKiosk by the station ')
    expect((await read(visitor(), code)).title).toBeNull()
    const id = await idOf(code)
    const waiting = await unwrap(
      operator.client.GET('/admin/shared-shelves', { params: { query: { state: 'title_waiting' } } }),
    )
    expect(waiting).toMatchObject({ count: 1, shelves: [{ id, title: 'Kiosk by the station', company_name: null }] })
    const allow = () =>
      unwrap(operator.client.POST('/admin/shared-shelves/{id}/allow-title', { params: { path: { id } } }))
    expect([(await allow()).state, (await allow()).state]).toEqual(['shared', 'shared'])
    expect((await read(visitor(), code)).title).toBe('Kiosk by the station')
    const own = await share(buyer.client, 'Our shelf')
    expect((await read(visitor(), own.code)).title).toBe('Our shelf')
  })

  it('is stopped by any customer of its company, and by no other', async () => {
    const { code, expires_at } = await share(buyer.client, 'Our shelf')
    const colleague = await addColleague(shop, buyer)
    const list = () => unwrap(colleague.client.GET('/store/shelves', {}))
    expect(new Date(expires_at).getTime() - start).toBe(365 * day)
    expect(await list()).toMatchObject({ shelves: [{ code, title: 'Our shelf', articles: 2 }] })
    expect((await read(colleague.client, code)).is_own).toBe(true)
    await expect(stop((await addBuyer(shop)).client, code)).rejects.toMatchObject(gone)
    await read(visitor(), code)
    expect([await stop(colleague.client, code), await stop(buyer.client, code)]).toEqual([
      { stopped: true },
      { stopped: true },
    ])
    await expect(read(visitor(), code)).rejects.toMatchObject(gone)
    expect(await list()).toEqual({ shelves: [] })
  })

  it('is removed by an operator', async () => {
    const { code } = await share(visitor())
    const path = { params: { path: { id: await idOf(code) } } }
    const revoke = () => unwrap(operator.client.POST('/admin/shared-shelves/{id}/revoke', path))
    expect([(await revoke()).state, (await revoke()).state]).toEqual(['revoked', 'revoked'])
    await expect(read(visitor(), code)).rejects.toMatchObject(gone)
  })
})

describe('an application with a shared shelf', () => {
  const path = (id: string) => ({ params: { path: { id } } })
  const show = (id: string) => unwrap(operator.client.GET('/admin/applications/{id}', path(id)))

  it('shows it to the operator, and the new company begins with it', async () => {
    const { code } = await share(visitor(), 'Corner')
    const id = await apply(shop, code)
    const shown = await show(id)
    expect(shown.shelf).toMatchObject({
      shelf: { code, title: 'Corner', state: 'title_waiting' },
      places: [
        { variant_id: fish, sku: 'SAL-0120', target: 48, facings: 2, for_sale: true },
        { variant_id: mint, target: 48 },
      ],
    })
    expect(shown.request).not.toHaveProperty('shelf_code')
    await unwrap(operator.client.POST('/admin/applications/{id}/approve', { ...path(id), body: {} }))
    const [{ companyId, customerId } = {}] = await db.select().from(applications).where(eq(applications.id, id))
    const isOfCompany = eq(shelfPlaces.companyId, companyId!)
    const arranged = await db.select().from(shelfPlaces).where(isOfCompany).orderBy(asc(shelfPlaces.position))
    expect(arranged).toMatchObject([
      { variantId: fish, target: 48, facings: 2 },
      { variantId: mint, target: 48, facings: 2 },
    ])
    const [shelf] = await db.select().from(shelves).where(eq(shelves.companyId, companyId!))
    expect(shelf).toMatchObject({ version: 1, changedBy: customerId })
  })

  it('is received also with a code that is unknown, expired or removed', async () => {
    const { code } = await share(buyer.client)
    await stop(buyer.client, code)
    const expired = await share(visitor())
    await db.update(sharedShelves).set({ expiresAt: shop.clock.now() }).where(eq(sharedShelves.code, expired.code))
    for (const each of [code, expired.code, 'unknown']) expect((await show(await apply(shop, each))).shelf).toBeNull()
  })

  it('keeps the shelf after its link was removed', async () => {
    const { code } = await share(visitor())
    const id = await apply(shop, code)
    await unwrap(operator.client.POST('/admin/shared-shelves/{id}/revoke', path(await idOf(code))))
    expect((await show(id)).shelf).toMatchObject({ shelf: { state: 'revoked' } })
  })
})
