import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { packColumns } from '../../../platform/db/pack-columns'
import { listedProducts, products, variants } from '../../../platform/db/schema'
import { priceColumns, type PriceContext } from '../../pricing'
import { isPublished, isReleased } from './catalog-filter.repo'

/** The articles to find: those with a SKU, and the first article of each product. */
export interface ArticleFilter {
  skus: readonly string[]
  productIds: readonly string[]
}

/** Returns articles on sale with what visitors may know, and their prices, from which the discounts are computed. */
export function findPublicArticles(db: Database, { skus, productIds }: ArticleFilter, prices: PriceContext) {
  const isFirst = sql<boolean>`${variants.id} = (
    select first.id from ${variants} as first where first.product_id = ${products.id} order by first.position limit 1
  )`
  return db
    .select({
      ...packColumns,
      isFirst,
      ...priceColumns(db, prices),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        isPublished(prices.now),
        or(inArray(variants.sku, [...skus]), and(inArray(products.id, [...productIds]), isFirst)),
      ),
    )
    .orderBy(sql`${variants.id} collate "C"`)
}

/** Counts the articles on sale. */
export const countPublicArticles = (db: Database, now: Date) =>
  db.$count(
    variants,
    inArray(
      variants.productId,
      db.select({ id: listedProducts.productId }).from(listedProducts).where(isReleased(now)),
    ),
  )

/** Returns the product on sale that each picture shows; of several the one with the first id. */
export function findPictured(db: Database, pictures: readonly string[], now: Date) {
  const src = sql<string>`coalesce(${variants.thumbnail}, ${products.thumbnail})`
  return db
    .selectDistinctOn([src], { src: src.as('src'), productId: products.id, title: products.title })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isPublished(now), sql`${src} = any(${sql.param([...pictures])}::text[])`))
    .orderBy(src, sql`${products.id} collate "C"`)
}
