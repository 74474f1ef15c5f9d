import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { events } from '../platform/db/schema'
import { createProductsOperator } from '../modules/catalogue/products'
import type { AdminRequest } from './operators'
import type { TestShop } from './shop'

/** Returns the id of the latest entry about a subject. */
export async function lastActivityId({ database: { db } }: TestShop, subjectId: string): Promise<number> {
  const [found] = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.subjectId, subjectId))
    .orderBy(desc(events.id))
    .limit(1)
  if (!found) throw new Error(`There is no entry about ${subjectId}.`)
  return found.id
}

/** Changes a product, and returns the request that puts the change back. */
export async function putBackRequest(shop: TestShop, id: string): Promise<AdminRequest> {
  const products = createProductsOperator(shop.context)
  const { tag: ifMatch } = await products.showProduct(id)
  await products.changeProduct({ id, ifMatch }, { brand: randomUUID() })
  return { path: { id }, body: { activity_id: await lastActivityId(shop, id) } }
}
