import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { flashSales, variantPrices, variants } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createFlashSalesOperator } from '../../marketing/promotions'
import { createBulkChanges } from './manage-bulk-changes'

type Schemas = components['schemas']

const shop = await shopOfFile()
const { db } = shop.database
const { client } = await addOperator(shop, 'catalogue')
const sales = createFlashSalesOperator(shop.context)

const plan = async (request: Schemas['BulkChangeRequest']) =>
  (await unwrap(client.POST('/admin/bulk-changes', { body: request }))).bulk_change
const step = async (id: string, name: 'apply' | 'undo') =>
  (await unwrap(client.POST(`/admin/bulk-changes/{id}/${name}`, { params: { path: { id } } }))).bulk_change

const { products: all } = await unwrap(client.GET('/admin/products', { params: { query: { limit: 60 } } }))
const [first, second, third] = all.map(({ id }) => id) as [string, string, string]

const isoDay = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const sale = (change: object = {}) => ({
  kind: 'flash_sale' as const,
  title: 'Clearance',
  ...('amount_off' in change ? {} : { percent_off: 20 }),
  starts_at: isoDay(2),
  ends_at: isoDay(4),
  ...change,
})
const listed = async () => (await sales.pageSales({ limit: 50, offset: 0 })).flash_sales

const setPrice = async (productId: string, amount: number) => {
  for (const { id } of await db.select({ id: variants.id }).from(variants).where(eq(variants.productId, productId)))
    await db.update(variantPrices).set({ amount }).where(eq(variantPrices.variantId, id))
}

beforeEach(async () => {
  await db.delete(flashSales)
})

describe('a flash sale for many products', () => {
  it('shows the sale prices before, is added once by two presses, and is deleted by the undo before its start', async () => {
    const planned = await plan({ ids: [first, second], change: sale() })
    expect(planned).toMatchObject({ kind: 'flash_sale', state: 'planned', count: 2, refused_count: 0, price_jumps: 0 })
    const [example] = planned.examples
    expect(example!.after).toBe(Math.round(example!.before * 80 + 1e-9) / 100)
    expect(await listed()).toEqual([])
    const [applied] = await Promise.all([step(planned.id, 'apply'), step(planned.id, 'apply')])
    expect(applied).toMatchObject({ state: 'applied', done: 2, remaining: 0, left_count: 0 })
    expect(await listed()).toMatchObject([
      {
        title: 'Clearance',
        state: 'planned',
        items: [
          { product_id: first, percent: 20 },
          { product_id: second, percent: 20 },
        ],
      },
    ])
    expect(await step(planned.id, 'undo')).toMatchObject({ state: 'undone', done: 2, left_count: 0 })
    expect(await listed()).toEqual([])
  })

  it('turns an amount into the nearest whole percentage of the price of a piece', async () => {
    await setPrice(first, 300)
    await setPrice(second, 40)
    const planned = await plan({ ids: [first, second], change: sale({ amount_off: 0.5 }) })
    expect(planned).toMatchObject({ count: 1, refused: [{ id: second, reason: 'no_discount' }] })
    expect(planned.examples[0]).toMatchObject({ before: 3, after: 2.49 })
    await step(planned.id, 'apply')
    expect(await listed()).toMatchObject([{ items: [{ product_id: first, percent: 17 }] }])
  })

  it('refuses products without a price, and those in another sale on one of its days', async () => {
    const items = [{ productId: first, percent: 10 }]
    await sales.createSale({ title: 'Other', startsAt: isoDay(4), endsAt: isoDay(6), items }, undefined)
    for (const { id } of await db.select({ id: variants.id }).from(variants).where(eq(variants.productId, third)))
      await db.delete(variantPrices).where(eq(variantPrices.variantId, id))
    const planned = await plan({ ids: [first, second, third], change: sale() })
    expect(planned).toMatchObject({ count: 1, refused_count: 2 })
    expect(planned.refused).toMatchObject([
      { id: first, reason: 'in_sale' },
      { id: third, reason: 'no_price' },
    ])
    expect(await plan({ ids: [first], change: sale({ ends_at: isoDay(3) }) })).toMatchObject({ count: 1 })
  })

  it('leaves a product that a colleague has put into another sale since the plan', async () => {
    const planned = await plan({ ids: [first, second], change: sale() })
    const items = [{ productId: first, percent: 10 }]
    await sales.createSale({ title: 'Other', startsAt: isoDay(2), endsAt: isoDay(2), items }, undefined)
    expect(await step(planned.id, 'apply')).toMatchObject({ done: 1, left_count: 1, left: [{ id: first }] })
  })

  it('ends by the undo while it runs, and leaves products with another discount in it', async () => {
    const running = sale({ starts_at: isoDay(-1) })
    const ended = await plan({ ids: [second], change: running })
    await step(ended.id, 'apply')
    await step(ended.id, 'undo')
    expect(await listed()).toMatchObject([{ state: 'ended' }])
    const kept = await plan({ ids: [first, second], change: running })
    await step(kept.id, 'apply')
    const found = (await listed()).find(({ state }) => state === 'running')
    const changed = [
      { productId: first, percent: 30 },
      { productId: second, percent: 20 },
    ]
    const { tag } = await sales.showSale(found!.id)
    await sales.changeSale({ id: found!.id, ifMatch: tag }, { items: changed })
    expect(await step(kept.id, 'undo')).toMatchObject({ done: 1, left_count: 1, left: [{ id: first }] })
    const { sale: rest } = await sales.showSale(found!.id)
    expect(rest).toMatchObject({ state: 'running', items: [{ product_id: first, percent: 30 }] })
  })

  it('has at most 100 products', async () => {
    const planned = await plan({ filter: { status: 'published' }, change: sale() })
    expect(planned.count).toBe(100)
    expect(planned.refused.some(({ reason }) => reason === 'sale_full')).toBe(true)
    expect(await step(planned.id, 'apply')).toMatchObject({ done: 100, remaining: 0 })
  })

  it('refuses a missing title, discount or day, days in the wrong order, and a plan whose end has passed', async () => {
    const refused = (change: object) => plan({ ids: [first], change: change as never })
    await expect(refused({ kind: 'flash_sale' })).rejects.toMatchObject({
      fields: { 'change.title': { code: 'required' } },
    })
    await expect(refused(sale({ amount_off: 1, percent_off: 5 }))).rejects.toMatchObject({
      fields: { 'change.percent_off': { code: 'required' } },
    })
    await expect(refused(sale({ ends_at: isoDay(1) }))).rejects.toMatchObject({
      fields: { 'change.ends_at': { code: 'not_after_start' } },
    })
    const planned = await plan({ ids: [second], change: sale({ starts_at: isoDay(0), ends_at: isoDay(0) }) })
    shop.clock.advance(86_400_000)
    const changes = createBulkChanges(shop.context)
    await expect(changes.apply(planned.id, { confirmsJumps: true })).rejects.toMatchObject({
      refusal: { code: 'flash_sale_ended' },
    })
  })
})
