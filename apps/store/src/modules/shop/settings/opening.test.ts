import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies, contentVersions, legalTexts, products, sampleData, shopSettings } from '../../../platform/db/schema'
import { initialSettings } from '../../../platform/settings/initial-settings'
import { createLiveSettings } from '../../../platform/settings/live-settings'
import { demoVersion } from '../../customers/legal'
import { addOperator } from '../../../testing/operators'
import { shopOfFile, testConfig } from '../../../testing/shop'

const shop = await shopOfFile()
const { db } = shop.database
const owner = await addOperator(shop, 'owner')

const read = async () => (await unwrap(owner.client.GET('/admin/settings'))).opening
const setup = () => unwrap(owner.client.GET('/admin/setup'))
const stepsDone = async () => (await setup()).steps.flatMap(({ id, done }) => (done ? id : []))

async function save(open: boolean, version?: number) {
  const body = { version: version ?? (await read()).version, value: { open } }
  return unwrap(owner.client.POST('/admin/settings/opening', { body }))
}

async function saveName(name: string) {
  const { profile } = await unwrap(owner.client.GET('/admin/settings'))
  const body = { version: profile.version, value: { ...profile.value, name } }
  return unwrap(owner.client.POST('/admin/settings/profile', { body }))
}

async function saveCountry(country: 'de') {
  const { profile } = await unwrap(owner.client.GET('/admin/settings'))
  const body = { version: profile.version, value: { ...profile.value, country } }
  return unwrap(owner.client.POST('/admin/settings/profile', { body }))
}

const courier = {
  id: 'courier',
  name: 'Courier',
  countries: ['se'],
  amount: 0,
  goods_from: 0,
  days: { min: 2, max: 4, is_max_calendar: false },
} satisfies components['schemas']['DeliveryOption']

async function saveDelivery(changes: Pick<components['schemas']['Delivery'], 'options'>) {
  const { delivery } = await unwrap(owner.client.GET('/admin/settings'))
  const body = { version: delivery.version, value: { ...delivery.value, ...changes } }
  return unwrap(owner.client.POST('/admin/settings/delivery', { body }))
}

describe('the opening of a shop', () => {
  it('of the demo, and of a database without the section, is open', async () => {
    expect(await db.select().from(shopSettings).where(eq(shopSettings.section, 'opening'))).toEqual([])
    expect((await read()).value).toEqual({ open: true })
    const live = createLiveSettings(db, initialSettings(testConfig, 'empty'))
    expect(live.current.opening).toEqual({ open: false, openedAt: null })
    await live.refresh()
    expect(live.current.opening).toEqual({ open: true })
  })

  it('is changed once of two attempts at a version, and recorded', async () => {
    const closed = await save(false)
    expect(closed).toMatchObject({ value: { open: false }, version: 2, changed_by: owner.name })
    expect((await save(false, 1)).version).toBe(2)
    await expect(save(true, 1)).rejects.toMatchObject({ status: 409, code: 'settings_changed' })
    const { activities } = await unwrap(
      owner.client.GET('/admin/activities', { params: { query: { subject_id: 'settings_opening', limit: 1 } } }),
    )
    expect(activities[0]).toMatchObject({ before: { open: true }, after: { open: false } })
    expect((await save(true)).value).toEqual({ open: true })
  })

  it('is recorded once for a new shop, whose first products are not new', async () => {
    const stored = { open: false, openedAt: null }
    await db.update(shopSettings).set({ value: stored }).where(eq(shopSettings.section, 'opening'))
    const { version } = await read()
    await db
      .update(shopSettings)
      .set({ version: version + 1 })
      .where(eq(shopSettings.section, 'opening'))
    await shop.context.settings.refresh()
    const [product] = await db.select({ id: products.id }).from(products).limit(1)
    const { id } = product!
    const publish = () => db.update(products).set({ publishedAt: shop.clock.now() }).where(eq(products.id, id))
    const isNew = async () =>
      (await unwrap(shop.client().GET('/store/products/{id}', { params: { path: { id } } }))).product.is_new
    await publish()
    shop.clock.advance(60_000)
    const openedAt = shop.clock.now()
    await save(true)
    expect(shop.context.settings.current.opening.openedAt).toBe(openedAt.toISOString())
    expect(await isNew()).toBe(false)
    shop.clock.advance(60_000)
    await save(false)
    await save(true)
    expect(shop.context.settings.current.opening.openedAt).toBe(openedAt.toISOString())
    await publish()
    expect(await isNew()).toBe(true)
  })

  it('is changed by owners only', async () => {
    const colleague = await addOperator(shop, 'catalogue')
    const body = { version: (await read()).version, value: { open: false } }
    await expect(unwrap(colleague.client.POST('/admin/settings/opening', { body }))).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('the steps to an open shop', () => {
  it('are all taken by the demo', async () => {
    expect(await stepsDone()).toEqual(['profile', 'products', 'delivery', 'legal', 'customer', 'open'])
  })

  it('come with the sample products on sale and the pages on which nothing is shown', async () => {
    expect(await setup()).toMatchObject({ sample_products: 0, empty_pages: [], payment_days: 60 })
    const [oats, tea] = await db.select({ id: products.id }).from(products).limit(2)
    await db
      .insert(sampleData)
      .values([oats!, tea!].map(({ id }) => ({ kind: 'product' as const, id, fingerprint: '' })))
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, tea!.id))
    const hidden = {
      id: 'lead',
      kind: 'text' as const,
      on: false,
      startsAt: null,
      endsAt: null,
      content: { en: { title: '', text: 'Soon' } },
    }
    const publish = (page: 'landing' | 'about', blocks: (typeof hidden)[]) =>
      db.insert(contentVersions).values({ page, version: 100, blocks, publishedAt: shop.clock.now() })
    await publish('landing', [])
    await publish('about', [hidden])
    await shop.context.settings.refresh()
    expect(await setup()).toMatchObject({ sample_products: 1, empty_pages: ['landing', 'about'] })
  })

  it('are read from the shop, and opening it names what is missing', async () => {
    await save(false)
    await saveName('Shop')
    await saveDelivery({ options: [] })
    await db.execute(sql`truncate legal_texts`)
    await db.insert(legalTexts).values(demoVersion('terms', shop.clock.now()))
    await db.update(products).set({ publishedAt: null })
    await db.update(companies).set({ approvedAt: null })
    expect(await setup()).toMatchObject({ open: false })
    expect(await stepsDone()).toEqual([])
    const missing = { profile: 'missing', products: 'missing', delivery: 'missing', legal: 'missing' }
    await expect(save(true)).rejects.toMatchObject({ status: 409, code: 'not_ready_to_open', params: missing })
    await saveName('Lakritsverket')
    await db.update(products).set({ publishedAt: new Date(shop.clock.now().getTime() + 60_000) })
    expect(await stepsDone()).toEqual(['profile'])
    await expect(save(true)).rejects.toMatchObject({ params: { ...missing, profile: 'ready' } })
    shop.clock.advance(60_000)
    expect(await stepsDone()).toEqual(['profile', 'products'])
    await db.insert(legalTexts).values(demoVersion('privacy', shop.clock.now()))
    await expect(save(true)).rejects.toMatchObject({
      params: { ...missing, profile: 'ready', products: 'ready', legal: 'ready' },
    })
    expect((await read()).value).toEqual({ open: false })
    await saveDelivery({ options: [courier] })
    expect((await save(true)).value).toEqual({ open: true })
    expect(await stepsDone()).toEqual(['profile', 'products', 'delivery', 'legal', 'open'])
  })

  it('include the imprint of a seller whose law asks for it, and the shop opens without', async () => {
    await saveCountry('de')
    expect(await setup()).toMatchObject({ missing_legal_texts: ['imprint'] })
    expect(await stepsDone()).not.toContain('legal')
    await save(false)
    expect((await save(true)).value).toEqual({ open: true })
    await db.insert(legalTexts).values({ ...demoVersion('terms', shop.clock.now()), kind: 'imprint' })
    expect(await setup()).toMatchObject({ missing_legal_texts: [] })
    expect(await stepsDone()).toContain('legal')
  })
})
