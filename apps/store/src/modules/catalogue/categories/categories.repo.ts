import type { SearchableProduct } from '@skafferi/domain/rules/catalogue/search'
import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { updateRows } from '../../../platform/db/insert-rows'
import { categories, productOptions, products, variants } from '../../../platform/db/schema'

export type CategoryRow = typeof categories.$inferSelect

/** Returns all categories in the shop's order. */
export function findCategoryRows(db: Database): Promise<CategoryRow[]> {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
}

/** Returns the number of products by category, including hidden ones. Empty categories are missing. */
export async function countProducts(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.categoryId, products: count() })
    .from(products)
    .groupBy(products.categoryId)
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row.products] as const])))
}

export async function insertCategory(tx: Database, row: CategoryRow): Promise<void> {
  await tx.insert(categories).values(row)
}

export async function updateCategory(tx: Database, { id, ...row }: Omit<CategoryRow, 'position'>): Promise<void> {
  await tx.update(categories).set(row).where(eq(categories.id, id))
}

/** Writes changed positions. */
export async function updatePositions(tx: Database, inOrder: readonly CategoryRow[]): Promise<void> {
  const moved = inOrder.flatMap(({ id, position: before }, position) => (before === position ? [] : [{ id, position }]))
  if (moved.length > 0) await updateRows(tx, categories, moved, ['position'])
}

export async function deleteCategory(tx: Database, id: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id))
}

/**
 * Returns some products of a category with their searchable fields.
 * @param after the last id of the previous batch
 */
export function findSearchableProducts(tx: Database, categoryId: string, after: string, limit: number) {
  const searchedVariants = sql<SearchableProduct['variants']>`coalesce((
    select json_agg(json_build_object(
      'sku', ${variants.sku}, 'gtin', ${variants.gtin}, 'title', ${variants.title},
      'netContent', ${variants.netContent}, 'strengthMg', ${variants.strengthMg}
    ) order by ${variants.position})
    from ${variants} where ${variants.productId} = ${products.id}
  ), '[]')`
  const options = sql<string[]>`array(
    select ${productOptions.title} from ${productOptions}
    where ${productOptions.productId} = ${products.id} order by ${productOptions.position}
  )`
  return tx
    .select({
      id: products.id,
      title: products.title,
      brand: products.brand,
      tags: products.tags,
      description: products.description,
      options,
      variants: searchedVariants,
    })
    .from(products)
    .where(and(eq(products.categoryId, categoryId), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
}

/** Writes search texts. */
export async function updateSearchTexts(tx: Database, rows: { id: string; searchText: string }[]): Promise<void> {
  await updateRows(tx, products, rows, ['searchText'])
}
