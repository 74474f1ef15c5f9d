import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { products } from '../../../platform/db/schema'
import { isPublished } from './catalog-filter.repo'

/** Returns the products on sale with their last change, in the order of their ids. */
export function findListedProducts(db: Database, now: Date, limit: number) {
  return db
    .select({
      id: products.id,
      changedAt: sql`coalesce(${products.changedAt}, ${products.publishedAt})`.mapWith(products.createdAt),
    })
    .from(products)
    .where(isPublished(now))
    .orderBy(sql`${products.id} collate "C"`)
    .limit(limit)
}
