import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { banners } from '../../../platform/db/schema'

export type BannerRow = typeof banners.$inferSelect

/** Returns a banner; undefined if it is not set. */
export async function findBanner(db: Database, id: string): Promise<BannerRow | undefined> {
  const [banner] = await db.select().from(banners).where(eq(banners.id, id))
  return banner
}

/** Returns a banner and locks its place until the end of the transaction, even if it is not set. */
export async function lockBanner(tx: Database, id: string): Promise<BannerRow | undefined> {
  await acquireLockByName(tx, `banner ${id}`)
  return findBanner(tx, id)
}

export async function deleteBanner(tx: Database, id: string): Promise<void> {
  await tx.delete(banners).where(eq(banners.id, id))
}

/** Returns all banners that are set. */
export function findBanners(db: Database): Promise<BannerRow[]> {
  return db.select().from(banners).orderBy(asc(banners.id))
}

/**
 * Updates some columns of a banner, or inserts the row.
 * @returns the stored row
 */
export async function upsertBanner(tx: Database, row: BannerRow, changed: Partial<BannerRow>): Promise<BannerRow> {
  const [banner] = await tx
    .insert(banners)
    .values(row)
    .onConflictDoUpdate({ target: banners.id, set: changed })
    .returning()
  return banner as BannerRow
}
