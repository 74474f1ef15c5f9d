import { unwrap, type ShopClient } from '@skafferi/api'
import { asc, count, desc, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { shopOfFile, world } from '../testing/shop'
import * as schema from '../platform/db/schema'

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))

/** The store's tables and the number of their rows in the world. */
const tables = [
  [schema.applications, world.applications.length],
  [schema.consents, world.applications.flatMap(({ consents }) => consents).length],
  [schema.flashSaleItems, world.flashSale.items.length],
  [schema.contentVersions, Object.keys(world.pages).length],
  [schema.promotions, world.promotions.length],
  [schema.orderPromotions, world.orders.flatMap(({ order }) => order.promotions).length],
  [schema.shipments, world.orders.flatMap(({ order }) => order.shipments).length],
  [schema.wishlistItems, Object.values(world.wishlists).flat().length],
  [schema.reviews, world.reviews.length + world.unpublishedReviews.length],
  [schema.complaints, world.complaints.length],
  [schema.complaintLines, world.complaints.flatMap(({ lines }) => lines).length],
  [schema.contactMessages, world.contactMessages.length],
] as const

describe('a store filled with the demo world', () => {
  it('contains all of it', async () => {
    for (const [table, rows] of tables) {
      const [found] = await shop.database.db.select({ rows: count() }).from(table)
      expect(rows).toBeGreaterThan(0)
      expect(found?.rows).toBe(rows)
    }
  })

  it('charges the sale price during the sale, and the regular price afterwards', async () => {
    const { product_id: id } = world.flashSale.items[0]!
    const price = async (client: ShopClient) => {
      const { product } = await unwrap(client.GET('/store/products/{id}', { params: { path: { id } } }))
      return product.priced ? product.variants[0]?.prices : undefined
    }
    const [variant] = world.products.find((product) => product.id === id)!.variants
    expect(await price(anna)).toEqual(variant!.prices)
    const left = Date.parse(world.flashSale.end_date) - world.base.getTime()
    shop.clock.advance(left)
    const later = await price(shop.client(await shop.signIn('grocer')))
    shop.clock.advance(-left)
    expect(later).toEqual(variant!.original_prices)
  })

  it('has events that lead to every order’s current state', async () => {
    for (const { order, changes, customer_id } of world.orders) {
      const events = await shop.database.db
        .select()
        .from(schema.events)
        .where(eq(schema.events.subjectId, order.id))
        .orderBy(asc(schema.events.id))
      const changed = changes.map(({ at }) => at)
      const parcels = order.shipments.map(({ shipped_at }) => shipped_at).filter((at) => !changed.includes(at))
      const times = [order.created_at, ...changed, ...parcels]
      expect(events.map(({ at }) => at.toISOString())).toEqual(times.sort())
      expect(events.map(({ actorId }) => actorId === customer_id)).toEqual(events.map((_, index) => index === 0))
      expect(Object.assign({}, ...events.map(({ after }) => after))).toMatchObject({
        status: order.status,
        fulfillmentStatus: order.fulfillment_status,
        paymentStatus: order.payment_status,
      })
    }
  })

  it('has refunds that match the refunded orders exactly', async () => {
    const { db } = shop.database
    const given = await db
      .select({ orderId: schema.refunds.orderId, amount: schema.refunds.amount })
      .from(schema.refunds)
    const refunded = await db
      .select({ orderId: schema.orders.id, amount: schema.orders.total })
      .from(schema.orders)
      .where(eq(schema.orders.paymentStatus, 'refunded'))
    expect(given).toEqual(expect.arrayContaining(refunded))
    expect(given).toHaveLength(refunded.length)
    expect(given.length).toBeGreaterThan(0)
  })

  it('names each shipment with its event', async () => {
    const parcels = world.orders.flatMap(({ order }) => order.shipments)
    const sent = await shop.database.db.select().from(schema.events).where(eq(schema.events.action, 'order.changed'))
    const named = sent.filter(({ after }) => after !== null && typeof after === 'object' && 'carrier' in after)
    expect(named.map(({ at }) => at.toISOString()).sort()).toEqual(parcels.map(({ shipped_at }) => shipped_at).sort())
  })

  it('has its events in chronological order', async () => {
    const { at, id } = schema.events
    const rows = await shop.database.db.select({ at }).from(schema.events).orderBy(asc(id))
    const times = rows.map((row) => row.at.getTime())
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  it('approved its companies before their first orders, from their applications', async () => {
    const rows = await shop.database.db
      .select({ approvedAt: schema.companies.approvedAt, decidedAt: schema.applications.decidedAt })
      .from(schema.companies)
      .innerJoin(schema.applications, eq(schema.applications.companyId, schema.companies.id))
    expect(rows).toHaveLength(Object.keys(world.companies).length)
    for (const { approvedAt, decidedAt } of rows) expect(approvedAt).toEqual(decidedAt)
  })

  it('hides pending and rejected reviews', async () => {
    for (const { product_id: id, title } of world.unpublishedReviews) {
      const { reviews } = await unwrap(anna.GET('/store/products/{id}/reviews', { params: { path: { id } } }))
      expect(reviews.map((review) => review.title)).not.toContain(title)
    }
  })

  it('continues the numbers of its orders and complaints', async () => {
    const { db } = shop.database
    const [order] = await db.select().from(schema.orders).orderBy(desc(schema.orders.displayId)).limit(1)
    const [complaint] = await db.select().from(schema.complaints).orderBy(desc(schema.complaints.displayId)).limit(1)
    const { displayId: orderNumber, ...newOrder } = { ...order!, id: 'order_next', cartId: null }
    const { displayId: complaintNumber, ...newComplaint } = { ...complaint!, id: 'compl_next' }
    const [nextOrder] = await db.insert(schema.orders).values(newOrder).returning()
    const [nextComplaint] = await db.insert(schema.complaints).values(newComplaint).returning()
    expect(nextOrder?.displayId).toBe(orderNumber + 1)
    expect(nextComplaint?.displayId).toBe(complaintNumber + 1)
  })

  it('knows the author of a review only if it is one of its customers', async () => {
    const { db } = shop.database
    const [unknown] = await db.select({ rows: count() }).from(schema.reviews).where(isNull(schema.reviews.customerId))
    const own = world.unpublishedReviews.filter(({ customer_id }) => customer_id !== null).length
    expect(unknown?.rows).toBe(world.reviews.length + world.unpublishedReviews.length - own)
  })
})
