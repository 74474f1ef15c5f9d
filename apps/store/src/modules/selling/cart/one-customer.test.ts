import { unwrap } from '@skafferi/api'
import { maximumCartLines } from '@skafferi/domain/rules/cart/cart-size'
import { asc, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { variants } from '../../../platform/db/schema'
import { seedManyProducts } from '../../../seed/many-products'
import { generatedPrefix } from '../../../seed/many-products-rows'
import { createMetrics } from '../../../platform/http/metrics'
import { addBuyers, type Buyer } from '../../../testing/buyers'
import { fillCarts, type Line } from '../../../testing/carts'
import { shopOfFile } from '../../../testing/shop'

/** Running calls by session, and the maximum number of concurrent ones. */
const running = new Map<string, number>()
const maxQuantities = new Map<string, number>()

/** Counts calls after they have left the queue. */
function countingMetrics() {
  const metrics = createMetrics()
  return {
    ...metrics,
    observe(app: Parameters<typeof metrics.observe>[0]) {
      metrics.observe(app)
      app.addHook('preHandler', async ({ session }) => {
        if (!session) return
        const count = (running.get(session.signInId) ?? 0) + 1
        running.set(session.signInId, count)
        maxQuantities.set(session.signInId, Math.max(maxQuantities.get(session.signInId) ?? 0, count))
      })
      app.addHook('onSend', async ({ session }) => {
        if (session) running.set(session.signInId, (running.get(session.signInId) ?? 0) - 1)
      })
    },
  }
}

const shop = await shopOfFile({ metrics: countingMetrics(), validateResponses: false })
const { db } = shop.database

it('a buyer gets answers while ten loops of one customer work on the largest cart', async () => {
  await seedManyProducts(db, 1_800, shop.clock.now())
  const articles = await db
    .select({ id: variants.id })
    .from(variants)
    .where(like(variants.productId, `${generatedPrefix}%`))
    .orderBy(asc(variants.id))
    .limit(maximumCartLines)
  expect(articles).toHaveLength(maximumCartLines)
  const [greedy, other] = (await addBuyers(shop, 2)) as [Buyer, Buyer]
  await fillCarts(db, [greedy], () => articles.map(({ id }): Line => [id, 1]), shop.clock.now())
  const done = new AbortController()
  const answers: number[] = []
  const loop = async () => {
    while (!done.signal.aborted) answers.push((await greedy.client.GET('/store/cart/info')).response.status)
  }
  const loops = Array.from({ length: 10 }, loop)
  for (let round = 0; round < 3; round += 1) {
    const { products } = await unwrap(other.client.GET('/store/products'))
    expect(products.length).toBeGreaterThan(0)
  }
  done.abort()
  await Promise.all(loops)
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(maxQuantities.get(greedy.signInId)).toBe(8)
}, 300_000)
