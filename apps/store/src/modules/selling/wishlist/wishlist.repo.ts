import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ArticleFacts } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Database } from '../../../platform/db/database'
import { lastOrderOf, type LastOrder } from '../../../platform/db/last-order'
import { companies, orderItems, products, variants, wishlistItems } from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'
import { isListed } from '../../catalogue/shop'

export type WishlistRow = typeof wishlistItems.$inferSelect

/** Locks the company's wishlist until the end of the transaction; orders and carts are not blocked. */
export async function lockWishlist(tx: Database, companyId: string): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
}

/** Deletes expired entries of the company. */
export async function deleteEnded(tx: Database, companyId: string, now: Date): Promise<void> {
  await tx.delete(wishlistItems).where(and(eq(wishlistItems.companyId, companyId), lte(wishlistItems.expiresAt, now)))
}

/** Condition: the entry has not expired and lists can show its product. */
function isVisible(db: Database, companyId: string, now: Date) {
  return and(eq(wishlistItems.companyId, companyId), gt(wishlistItems.expiresAt, now), isListed(db, now))
}

/** Counts the displayed products. */
export async function countItems(db: Database, companyId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(isVisible(db, companyId, now))
  return row?.count ?? 0
}

/** An entry for display. */
export interface ItemRow extends Omit<WishlistRow, 'companyId' | 'customerId'> {
  /** The saved variant. */
  variant: ArticleFacts | null
  lastOrder: LastOrder | null
}

/** Returns the company's last order of the entry's product, or of the saved variant. */
function lastOrderOfEntry(db: Database): SQL<LastOrder | null> {
  const matchesEntry = and(
    eq(orderItems.productId, wishlistItems.productId),
    or(isNull(wishlistItems.variantId), eq(orderItems.variantId, wishlistItems.variantId)),
  )
  return lastOrderOf(db, wishlistItems.companyId, matchesEntry)
}

/** Returns a page of entries, last added first, and their total. */
export async function findItems(
  db: Database,
  companyId: string,
  { limit, offset }: Page,
  now: Date,
): Promise<{ rows: ItemRow[]; count: number }> {
  const rows = await db
    .select({
      productId: wishlistItems.productId,
      variantId: wishlistItems.variantId,
      variant: {
        variantTitle: variants.title,
        strengthMg: variants.strengthMg,
        netContent: variants.netContent,
        unit: variants.unit,
      },
      note: wishlistItems.note,
      lastOrder: lastOrderOfEntry(db),
      createdAt: wishlistItems.createdAt,
      expiresAt: wishlistItems.expiresAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .leftJoin(variants, eq(variants.id, wishlistItems.variantId))
    .where(isVisible(db, companyId, now))
    .orderBy(desc(wishlistItems.createdAt), asc(wishlistItems.productId))
    .limit(limit)
    .offset(offset)
  const [first] = rows
  return { rows, count: first || offset === 0 ? (first?.total ?? 0) : await countItems(db, companyId, now) }
}

/** Returns those of the products that a wishlist can show. */
export async function findProductsForSale(
  tx: Database,
  productIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), isListed(tx, now)))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the product id of each variant. */
export async function findProductsOf(tx: Database, variantIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
  return new Map(rows.map(({ id, productId }) => [id, productId]))
}

/** Adds entries; replaces those of the same product. */
export async function upsertItems(tx: Database, rows: readonly WishlistRow[]): Promise<void> {
  await tx
    .insert(wishlistItems)
    .values([...rows])
    .onConflictDoUpdate({
      target: [wishlistItems.companyId, wishlistItems.productId],
      set: {
        customerId: sql`excluded.customer_id`,
        variantId: sql`excluded.variant_id`,
        note: sql`excluded.note`,
        createdAt: sql`excluded.created_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    })
}

/** Returns the note of an entry that has not expired; undefined if there is none. */
export async function findNote(
  tx: Database,
  companyId: string,
  productId: string,
): Promise<Pick<WishlistRow, 'note'> | undefined> {
  const [row] = await tx.select({ note: wishlistItems.note }).from(wishlistItems).where(isEntry(companyId, productId))
  return row
}

/** Updates the note of an entry; its expiry is unchanged. */
export async function updateNote(
  tx: Database,
  companyId: string,
  productId: string,
  note: string | null,
): Promise<void> {
  await tx.update(wishlistItems).set({ note }).where(isEntry(companyId, productId))
}

function isEntry(companyId: string, productId: string) {
  return and(eq(wishlistItems.companyId, companyId), eq(wishlistItems.productId, productId))
}

/** Deletes entries; returns their number. */
export async function deleteItems(tx: Database, companyId: string, productIds: readonly string[]): Promise<number> {
  const removed = await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.companyId, companyId), inArray(wishlistItems.productId, [...productIds])))
    .returning({ productId: wishlistItems.productId })
  return removed.length
}

/** Deletes all entries of a company. */
export async function deleteAll(tx: Database, companyId: string): Promise<void> {
  await tx.delete(wishlistItems).where(eq(wishlistItems.companyId, companyId))
}
